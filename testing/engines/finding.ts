/**
 * Finds visible elements in a page as a person does: by role and name. The functions of `inPage` are sent to the page as
 * text, so they can only use each other and the browser.
 */

/** Which elements have a role, as far as this site uses it. */
const selectors = {
  alert: "[role=alert]",
  article: "article",
  banner: "body > header, #root > header, header",
  button: "button, summary, [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  contentinfo: "footer",
  dialog: "dialog",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  main: "main",
  radio: "input[type=radio]",
  status: "[role=status], output",
  textbox: "textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=submit])",
} as const;

/** `name`: the whole accessible name, or a part of it that matches. `css`: for what has neither role nor name. */
export type Query = (
  | { readonly role: keyof typeof selectors; readonly name?: string | RegExp }
  | { readonly css: string }
) & { readonly within?: Query };

type PlainQuery = {
  readonly selector: string;
  readonly name: string | undefined;
  readonly pattern: readonly [source: string, flags: string] | undefined;
  readonly within: PlainQuery | undefined;
};

/** Replaces characters in a pattern as `normalized` does in names. */
const plainSpaces = (source: string): string => source.replaceAll("’", "'").replace(/[\u00A0\u202F]/g, " ");

/** A query as data that can be written into a script. */
function plainQuery(query: Query): PlainQuery {
  const { name, selector } =
    "css" in query
      ? { name: undefined, selector: query.css }
      : { name: query.name, selector: selectors[query.role] };
  return {
    selector,
    name: typeof name === "string" ? name : undefined,
    pattern: name instanceof RegExp ? [plainSpaces(name.source), name.flags] : undefined,
    within: query.within && plainQuery(query.within),
  };
}

/** Removes typography: any spaces become one plain space, apostrophes become straight. */
function normalized(text: string): string {
  return text.replaceAll("’", "'").replace(/\s+/g, " ").trim();
}

/** The text of an element and its descendants, without hidden parts. */
function shownText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  if (node instanceof HTMLElement && node.hidden) return "";
  const label = node.getAttribute("aria-label") ?? node.getAttribute("alt");
  if (label !== null) return label;
  const { display, visibility } = getComputedStyle(node);
  if (display === "none" || visibility === "hidden") return "";
  const text = [...node.childNodes].map(shownText).join("");
  return display === "inline" ? text : ` ${text} `;
}

/** The main ways in which an element gets its accessible name, in their order. */
function accessibleName(element: Element): string {
  const labelledBy = element.getAttribute("aria-labelledby");
  const labels = "labels" in element ? [...((element.labels as NodeList | null) ?? [])] : [];
  const sources = labelledBy?.split(/\s+/).flatMap((id) => document.getElementById(id) ?? []) ?? labels;
  const own = element.getAttribute("aria-label");
  if (labelledBy === null && own !== null) return normalized(own);
  return normalized((sources.length > 0 ? sources : [element]).map(shownText).join(" "));
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest("[inert]") === null;
}

/** All visible elements that match, in the order of the page. */
function findAll(query: PlainQuery): Element[] {
  const pattern = query.pattern && new RegExp(...query.pattern);
  const parents: ParentNode[] = query.within ? findAll(query.within) : [document];
  return parents
    .flatMap((parent) => [...parent.querySelectorAll(query.selector)])
    .filter((element) => {
      if (!isShown(element)) return false;
      if (query.name === undefined && pattern === undefined) return true;
      const name = accessibleName(element);
      return pattern ? pattern.test(name) : name === normalized(query.name ?? "");
    });
}

function find(query: PlainQuery): Element {
  const [element] = findAll(query);
  if (element === undefined) throw new Error(`Nothing is shown that is ${JSON.stringify(query)}`);
  return element;
}

/** Scrolls an element that can be used into view, waits until it does not move and nothing covers it, and returns where to press it. */
async function pressPoint(query: PlainQuery): Promise<{ x: number; y: number }> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const element = find(query);
  if (element.matches(":disabled")) throw new Error(`Disabled: ${JSON.stringify(query)}`);
  const corner = () => {
    const { left, top } = element.getBoundingClientRect();
    return `${left} ${top}`;
  };
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight - 100)
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // Elements that come into view may still change their height and move this one.
  for (let [still, before] = [0, corner()]; still < 6; before = corner()) {
    await nextFrame();
    still = before === corner() ? still + 1 : 0;
  }
  // A link of two lines has two boxes, and the middle of both may be outside of them.
  const [box = new DOMRect()] = element.getClientRects();
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isIts = hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  if (!isIts) throw new Error(`In front of ${JSON.stringify(query)} is ${hit?.outerHTML.slice(0, 200)}`);
  guardPress(element);
  return point;
}

/** Prevents the next press from reaching any other element, in case this one moves at the last moment. */
function guardPress(element: Element): void {
  const ends = new AbortController();
  const state = { missed: false, ends };
  // Removes the guard of an earlier press that caused no click.
  (window as { nextPress?: typeof state }).nextPress?.ends.abort();
  Object.assign(window, { nextPress: state });
  const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  const guard = (event: Event) => {
    const target = event.target as Element;
    if (event.type === "pointerdown")
      state.missed = !element.contains(target) && target.closest("label")?.control !== element;
    if (state.missed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === "click") ends.abort();
  };
  for (const type of types) addEventListener(type, guard, { capture: true, signal: ends.signal });
}

const inPage = [normalized, shownText, accessibleName, isShown, findAll, find, guardPress, pressPoint].join(
  "\n",
);

/** An expression that calls one of the functions above. */
export function finder(name: "findAll" | "pressPoint", query: Query): string {
  return `(() => { ${inPage}; return ${name}(${JSON.stringify(plainQuery(query))}); })()`;
}

/** An expression that gives the one element of a query to a function. */
export function reader(query: Query, read: (element: never) => unknown): string {
  return `(() => { ${inPage}; return (${read})(find(${JSON.stringify(plainQuery(query))})); })()`;
}
