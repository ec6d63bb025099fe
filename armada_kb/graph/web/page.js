"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const DASH = { official: "solid", derived: "dashed", unruled: "dotted" };
  const ORDER = ["official", "unruled", "derived"];
  const POLARITY = {
    yes: "The program concludes: yes", no: "The program concludes: no", depends: "The program concludes: it depends",
    several: "The program finds several outcomes", open: "The program finds no outcome",
  };
  const nodes = data.nodes.map(([id, name, kind, slot, faction, x, y, also], i) =>
    ({ i, id, name, kind, slot, faction, x, y, also, edges: [] }));
  const edges = data.edges.map(([from, to, relation, polarity, step, status, said], i) =>
    ({ i, from, to, relation, polarity, step, status, said }));
  for (const edge of edges) {
    nodes[edge.from].edges.push(edge);
    if (edge.to !== edge.from) nodes[edge.to].edges.push(edge);
  }
  const words = (word) => word.replace(/-/g, " ");
  const large = nodes.length > 400;

  const cy = cytoscape({
    container: byId("graph"),
    elements: [
      ...nodes.map((n) => ({
        group: "nodes",
        data: { id: "n" + n.i, name: n.name, color: data.kinds[n.kind] || data.other, size: 14 + 3 * Math.sqrt(n.edges.length), font: 12 + Math.min(10, 1.6 * Math.sqrt(n.edges.length)) },
        position: { x: n.x, y: n.y },
      })),
      ...edges.map((e) => ({
        group: "edges",
        data: { id: "e" + e.i, source: "n" + e.from, target: "n" + e.to, label: words(e.relation), color: data.relations[e.relation] || data.other, dash: DASH[e.status] || "solid" },
      })),
    ],
    layout: { name: "preset", fit: true, padding: 24 },
    minZoom: 0.05, maxZoom: 4, selectionType: "single", boxSelectionEnabled: false,
    autoungrabify: true, hideEdgesOnViewport: large, textureOnViewport: large, pixelRatio: large ? 1 : "auto",
    style: [
      { selector: "node", style: {
        "background-color": "data(color)", width: "data(size)", height: "data(size)", label: "data(name)",
        "font-size": "data(font)", color: "#1c1917", "text-valign": "bottom", "text-margin-y": 3, "min-zoomed-font-size": 8,
        "text-outline-color": "#fff", "text-outline-width": 2 } },
      { selector: "edge", style: {
        width: 1.4, "line-color": "data(color)", "line-style": "data(dash)", opacity: 0.55, "target-arrow-color": "data(color)",
        "target-arrow-shape": "triangle", "arrow-scale": 0.8, "curve-style": large ? "straight" : "bezier" } },
      { selector: ".away", style: { display: "none" } },
      { selector: ".dim", style: { opacity: 0.12, "text-opacity": 0.25 } },
      { selector: "edge.near", style: {
        opacity: 1, width: 2.2, label: "data(label)", "font-size": 10, color: "#1c1917", "text-rotation": "autorotate",
        "text-outline-color": "#fff", "text-outline-width": 2, "min-zoomed-font-size": 7, "z-index": 5 } },
      { selector: "node.near", style: { "z-index": 6 } },
      { selector: "node.chosen", style: { "border-width": 4, "border-color": "#f59e0b", "z-index": 9 } },
      { selector: "edge.chosen", style: { width: 4, "z-index": 9 } },
    ],
  });

  // --- what is told of a node or an edge ---------------------------------------------------------------------------

  const made = (tag, text, name) => {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (name) element.className = name;
    return element;
  };
  const named = (node, here) => {
    if (node === here) return made("span", node.name);
    const button = made("button", node.name);
    button.type = "button";
    button.addEventListener("click", () => choose(node, true));
    return button;
  };

  function marks(edge) {
    return [edge.status, edge.step && "in " + edge.step, POLARITY[edge.polarity]].filter(Boolean).join(" · ");
  }

  function quoted(edge) {
    return edge.said.map((row) => {
      const [id, says, source] = data.statements[row];
      const quote = made("blockquote", says);
      quote.append(made("cite", source + " — " + id));
      return quote;
    });
  }

  function section(edge) {
    const [from, to] = [nodes[edge.from], nodes[edge.to]];
    const part = made("section");
    const head = made("h3");
    const relation = made("span", words(edge.relation), "relation");
    relation.style.color = data.relations[edge.relation] || data.other;
    head.append(named(from, chosen), relation, named(to, chosen));
    part.append(head, made("p", marks(edge), "marks"), ...quoted(edge));
    return part;
  }

  function tell(...parts) {
    const told = byId("told");
    told.replaceChildren(...parts);
    byId("panel").hidden = false;
    byId("panel").scrollTop = 0;
    document.querySelector("main").classList.add("told");
  }

  function tellNode(node) {
    const what = [words(node.kind), words(node.slot), node.faction].filter(Boolean).join(" · ");
    const shown = node.edges.filter(visible).sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || a.i - b.i);
    const count = shown.length + (shown.length === 1 ? " edge" : " edges");
    tell(made("h2", node.name), made("p", what + " · " + count, "what"),
      ...shown.map(section));
  }

  function tellEdge(edge) {
    const [from, to] = [nodes[edge.from], nodes[edge.to]];
    tell(made("h2", from.name + " and " + to.name), section(edge));
  }

  // --- choosing ----------------------------------------------------------------------------------------------------

  let chosen = null;

  function mark(elements, main) {
    cy.batch(() => {
      cy.elements(".near, .chosen").removeClass("near chosen");
      if (!elements) {
        cy.elements(".dim").removeClass("dim");
        return;
      }
      elements.addClass("near").removeClass("dim");
      main.addClass("chosen");
      // Drawing thousands of elements anew would make a tap slow.
      if (!large) cy.elements().not(elements).not(".dim").addClass("dim");
    });
  }

  function choose(node, move) {
    chosen = node;
    const element = cy.getElementById("n" + node.i);
    const near = element.closedNeighborhood().not(".away").union(element);
    mark(near, element);
    tellNode(node);
    if (move) look(near, element); else reveal(element);
  }

  function chooseEdge(edge) {
    chosen = null;
    const element = cy.getElementById("e" + edge.i);
    mark(element.union(element.connectedNodes()), element.union(element.connectedNodes()));
    tellEdge(edge);
    reveal(element);
  }

  function clear() {
    chosen = null;
    mark(null);
    byId("panel").hidden = true;
    document.querySelector("main").classList.remove("told");
  }

  // The part of the picture that the panel leaves free.
  function free() {
    const panel = byId("panel");
    const narrow = window.matchMedia("(max-width: 700px)").matches;
    const [width, height] = [cy.width(), cy.height()];
    if (panel.hidden) return { x: 0, y: 0, w: width, h: height };
    return narrow ? { x: 0, y: 0, w: width, h: height - panel.offsetHeight } : { x: 0, y: 0, w: width - panel.offsetWidth - 20, h: height };
  }

  function look(near, element) {
    const box = near.boundingBox({ includeLabels: true });
    const area = free();
    const fitting = Math.min((area.w - 40) / box.w, (area.h - 40) / box.h);
    const zoom = Math.max(Math.min(fitting, 1.4), 0.75);
    const middle = zoom <= fitting ? { x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2 } : element.position();
    const pan = { x: area.x + area.w / 2 - middle.x * zoom, y: area.y + area.h / 2 - middle.y * zoom };
    cy.stop();
    cy.viewport({ zoom, pan });
  }

  // What was tapped must not lie under the panel that tells of it.
  function reveal(element) {
    const area = free();
    const at = element.isNode() ? element.renderedPosition() : element.renderedMidpoint();
    if (at.x < area.w - 40 && at.y < area.h - 40) return;
    cy.stop();
    cy.panBy({ x: area.x + area.w / 2 - at.x, y: area.y + area.h / 2 - at.y });
  }

  // Everything that the filters leave, above the legend.
  function whole() {
    const shown = cy.elements().not(".away");
    const area = free();
    const below = byId("legend").offsetHeight + 10;
    const box = shown.boundingBox();
    if (shown.empty() || area.w < 80 || area.h < below + 80) return;
    const zoom = Math.min((area.w - 40) / box.w, (area.h - below - 30) / box.h);
    const middle = { x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2 };
    cy.stop();
    cy.viewport({ zoom, pan: { x: area.x + area.w / 2 - middle.x * zoom, y: area.y + (area.h - below) / 2 - middle.y * zoom } });
    names();
  }

  // Where all is small, the names of those with most edges are written large enough to read, as far as they lie apart.
  const hubs = [...nodes].sort((a, b) => b.edges.length - a.edges.length || a.i - b.i).slice(0, 60);
  let written = [];
  function names() {
    const zoom = cy.zoom();
    const [fontHere, wide, high] = [11, 5.6, 26];
    const boxes = [];
    const readable = [];
    for (const node of hubs) {
      const element = cy.getElementById("n" + node.i);
      if (element.hasClass("away") || element.data("font") * zoom >= fontHere) continue;
      const at = element.renderedPosition();
      const half = node.name.length * wide / 2;
      if (boxes.some((b) => Math.abs(b.x - at.x) < b.half + half + 6 && Math.abs(b.y - at.y) < high)) continue;
      if (at.x < half || at.x > cy.width() - half) continue;
      boxes.push({ x: at.x, y: at.y, half });
      readable.push(element);
    }
    cy.batch(() => {
      for (const element of written) if (!readable.includes(element)) element.removeStyle("font-size z-index");
      for (const element of readable) element.style({ "font-size": fontHere / zoom, "z-index": 4 });
    });
    written = readable;
  }
  let waiting = 0;
  cy.on("zoom", () => { clearTimeout(waiting); waiting = setTimeout(names, 120); });

  // After the room for the picture has changed.
  function fitted() {
    cy.resize();
    if (!chosen) whole();
  }

  cy.on("tap", "node", (event) => choose(nodes[Number(event.target.id().slice(1))], false));
  cy.on("tap", "edge", (event) => chooseEdge(edges[Number(event.target.id().slice(1))]));
  cy.on("tap", (event) => { if (event.target === cy) clear(); });
  byId("close").addEventListener("click", clear);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") { hideHits(); clear(); } });

  const zoomed = (by) => cy.zoom({ level: cy.zoom() * by, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } });
  byId("closer").addEventListener("click", () => zoomed(1.4));
  byId("farther").addEventListener("click", () => zoomed(1 / 1.4));
  byId("whole").addEventListener("click", whole);

  // --- finding -----------------------------------------------------------------------------------------------------

  const search = byId("search");
  const hits = byId("hits");
  const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/[^a-z0-9 ]+/g, "");

  function found(text) {
    const wanted = folded(text).trim();
    if (!wanted) return [];
    const rank = (node) => {
      const names = [node.name, ...node.also].map(folded);
      if (names.some((name) => name === wanted)) return 0;
      if (names.some((name) => name.startsWith(wanted))) return 1;
      return names.some((name) => name.includes(wanted)) ? 2 : 3;
    };
    return nodes.map((node) => [rank(node), node]).filter(([r]) => r < 3)
      .sort((a, b) => a[0] - b[0] || a[1].name.localeCompare(b[1].name)).slice(0, 8).map(([, node]) => node);
  }

  function hideHits() { hits.hidden = true; }

  function pick(node) {
    hideHits();
    search.value = node.name;
    search.blur();
    choose(node, true);
  }

  search.addEventListener("input", () => {
    const list = found(search.value);
    hits.replaceChildren(...list.map((node, i) => {
      const item = made("li", "", i ? "" : "first");
      const button = made("button", "");
      button.type = "button";
      button.append(made("span", node.name), made("small", words(node.kind)));
      button.addEventListener("click", () => pick(node));
      item.append(button);
      return item;
    }));
    if (!list.length && search.value.trim()) hits.append(made("li", "Nothing here is called so."));
    hits.hidden = !search.value.trim();
  });
  search.addEventListener("keydown", (event) => {
    const [first] = found(search.value);
    if (event.key === "Enter" && first) pick(first);
  });

  // --- filters -----------------------------------------------------------------------------------------------------

  const off = { relation: new Set(), status: new Set() };
  const visible = (edge) => !off.relation.has(edge.relation) && !off.status.has(edge.status);

  function filtered() {
    cy.batch(() => {
      const seen = new Set();
      for (const edge of edges) {
        const shows = visible(edge);
        if (shows) seen.add(edge.from).add(edge.to);
        cy.getElementById("e" + edge.i).toggleClass("away", !shows);
      }
      const all = !off.relation.size && !off.status.size;
      for (const node of nodes) cy.getElementById("n" + node.i).toggleClass("away", !all && !seen.has(node.i));
    });
    names();
    if (chosen) choose(chosen, false); else clear();
  }

  function boxes(place, field, values) {
    const counts = new Map();
    for (const edge of edges) counts.set(edge[field], (counts.get(edge[field]) || 0) + 1);
    for (const value of values) {
      if (!counts.has(value)) continue;
      const label = made("label");
      const box = made("input");
      box.type = "checkbox";
      box.checked = true;
      box.name = field;
      box.value = value;
      box.addEventListener("change", () => {
        if (box.checked) off[field].delete(value); else off[field].add(value);
        filtered();
      });
      const line = made("i");
      line.style.borderTopColor = field === "relation" ? data.relations[value] : "#1c1917";
      if (field === "status") line.style.borderTopStyle = DASH[value];
      label.append(box, line, words(value) + " " + counts.get(value));
      place.append(label);
    }
  }
  boxes(byId("statuses"), "status", Object.keys(DASH));
  boxes(byId("relations"), "relation", Object.keys(data.relations));
  const setAll = (checked) => {
    for (const box of byId("relations").querySelectorAll("input")) {
      box.checked = checked;
      if (checked) off.relation.delete(box.value); else off.relation.add(box.value);
    }
    filtered();
  };
  byId("all").addEventListener("click", () => setAll(true));
  byId("none").addEventListener("click", () => setAll(false));
  byId("filters-button").addEventListener("click", () => {
    const filters = byId("filters");
    filters.hidden = !filters.hidden;
    byId("filters-button").setAttribute("aria-expanded", String(!filters.hidden));
    fitted();
  });

  for (const [kind, color] of Object.entries(data.kinds)) {
    const item = made("li", words(kind));
    item.style.color = color;
    byId("legend").append(item);
  }
  window.addEventListener("resize", fitted);
  whole();
  document.body.dataset.ready = "yes";
})();
