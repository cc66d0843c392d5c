// How a client's page on a phone looked before it was a site: a pencil sketch, then a mock-up on the designer's canvas, both
// made of the site itself. What came first, the notes of the first talk, is notes/<slug>.html.
const hand = new URL(
  "../node_modules/@fontsource/reenie-beanie/files/reenie-beanie-latin-400-normal.woff2",
  import.meta.url,
);
const [paper, pencil, chosen] = ["#fdfcf8", "#3d3f45", "#2f6df6"];
const shapes = "path,rect,circle,ellipse,polygon,line";

const styles = {
  sketch: `
    @font-face { font-family: Hand; src: url(${hand}) }
    html { background: ${paper} radial-gradient(#9db3c9 1px, transparent 1.4px) 0 0 / 18px 18px }
    body { background: none; filter: url(#wobble) }
    body *:not(svg *) { background: none !important; color: transparent !important; border-color: ${pencil} !important }
    h1 { -webkit-text-stroke: 1.6px ${pencil} }
    :is(${shapes}):not(.mark) { fill: ${paper} !important; stroke: ${pencil} !important; stroke-width: 2 !important; vector-effect: non-scaling-stroke }
    svg text:not(.mark) { display: none }
    header a, main p { text-decoration: line-through 2px wavy ${pencil}bb !important }
    .btn, .bk { outline: 2px solid ${pencil}; text-decoration: none !important }
    .mark { fill: none; stroke: #c62812; stroke-width: 2.6; stroke-linecap: round }
    text.mark { fill: #c62812; stroke: none; font: 40px Hand; word-spacing: -6px }`,
  mockup: `
    html { overflow: hidden; background: #dddcd7 }
    body { zoom: 0.76; position: relative; width: 390px; height: 844px; margin: 62px 0 0 61px; overflow: hidden }
    .mark { fill: none; stroke: ${chosen}; stroke-width: 2 }
    rect.at { fill: #fff }
    rect.size { fill: ${chosen} }
    text.mark { fill: #3d3f45; stroke: none; font: 600 15px "Liberation Sans", sans-serif; text-anchor: middle }
    text.size { fill: #fff; font-size: 13px }
    circle.mark { stroke: #0003 }`,
};

/** Of each client: what of its site was not drawn yet, and the marks, on 390 × 844 pixels. */
const clients = {
  "distillerie-fonds-cabri": {
    sketch: {
      style: `.back, .h, .bottle path:not([d^="M98 0"],[d^="M96 0H"]), .bottle circle, .bottle use { display: none }
        .field { z-index: -2 }`,
      marks: `<text class="mark" x="14" y="300">la bouteille,</text><text class="mark" x="14" y="334">en grand</text>
        <path class="mark" d="M96 346C100 380 112 396 140 404M124 390 141 404 122 412"/>
        <text class="mark" x="128" y="520">étiquette</text><text class="mark" x="142" y="558">gravée,</text><text class="mark" x="118" y="620">une chèvre ?</text>`,
    },
    mockup: {
      style: ".h, .bottle .lt { visibility: hidden }",
      chosen: ".bottle",
      colours: ["#e6df4e", "#11291c", "#c62812", "#fbfaef"],
      type: `<text class="mark" x="286" y="800" style="font: 44px League Gothic">Aa</text><text class="mark" x="340" y="800" style="font: italic 38px Caslon">Aa</text>`,
    },
  },
  "nine-shutters": {
    sketch: {
      style:
        ".p1s, .p2s, .rp, .rf, .stars, .s2 { display: none } .pf, .pt { fill: none !important } .wins svg { border: 2px solid }",
      marks: `<text class="mark" x="184" y="110">one view, 5 hours</text>`,
    },
    mockup: {
      style: ".rp, .rf, .p1s, .p2s, .stars { visibility: hidden }",
      chosen: ".wins li:nth-child(2) svg",
      colours: ["#dfe9dc", "#123a3a", "#c23b3f", "#f2b84b"],
      type: `<text class="mark" x="286" y="800" style="font: 300 38px Jost">Aa</text><text class="mark" x="342" y="800" style="font: italic 38px Spectral">Aa</text>`,
    },
  },
};

const wobble = `<svg width="0" height="0" style="position:absolute"><filter id="wobble"><feTurbulence baseFrequency="0.018" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="6"/></filter></svg>`;

/** Turns the open page of a client's site into what it was at `stage`. */
export async function turnBack(page, slug, stage) {
  const { style, chosen: selector, colours = [], type = "", marks = "" } = clients[slug][stage];
  await page.addStyleTag({ content: styles[stage] + style });
  const box = selector && (await page.locator(selector).boundingBox());
  const drawn = [
    marks,
    type,
    ...colours.map(
      (colour, i) => `<circle class="mark" cx="${84 + i * 46}" cy="786" r="20" style="fill:${colour}"/>`,
    ),
    ...(box ? [selection(box)] : []),
  ].join("");
  await page.evaluate(
    (html) => document.documentElement.insertAdjacentHTML("beforeend", html),
    `${wobble}<svg viewBox="0 0 390 844" style="position:fixed;inset:0;z-index:9">${drawn}</svg>`,
  );
}

/** The frame of what is selected, with its handles and its size. */
function selection({ x, y, width, height }) {
  const bottom = Math.min(y + height, 682);
  const corners = [x, x + width].flatMap((cx) => [y, bottom].map((cy) => [cx, cy]));
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  return `<rect class="mark" x="${x}" y="${y}" width="${width}" height="${bottom - y}"/>${corners
    .map(([cx, cy]) => `<rect class="mark at" x="${cx - 5}" y="${cy - 5}" width="10" height="10"/>`)
    .join(
      "",
    )}<rect class="mark size" x="${x + width / 2 - 42}" y="${bottom + 10}" width="84" height="24" rx="4"/><text class="mark size" x="${x + width / 2}" y="${bottom + 27}">${size}</text>`;
}
