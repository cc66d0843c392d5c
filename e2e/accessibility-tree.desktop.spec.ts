/** The accessibility tree of each page: headings, landmarks, and the names of controls. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage, privacyPath } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

type Node = { readonly role: string; readonly name: string; readonly level: number };

const landmarks = [
  "banner",
  "main",
  "contentinfo",
  "navigation",
  "region",
  "complementary",
  "search",
  "form",
];
/** Landmarks that are identified by their role, because each occurs once on a page. */
const single = ["banner", "main", "contentinfo"];
const named = ["link", "button", "img", "textbox", "combobox", "radio", "checkbox", "dialog"];

/** The tree in reading order, one line of the browser's own account for each node. */
async function treeOf(page: Page): Promise<readonly Node[]> {
  const account = await page.locator("body").ariaSnapshot();
  return account.split("\n").flatMap((line) => {
    const found = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line);
    if (found === null) return [];
    const [, role = "", name = "", states = ""] = found;
    return [{ role, name, level: Number(/\[level=(\d)\]/.exec(states)?.[1] ?? 0) }];
  });
}

/** Everything that is wrong with a tree, in words. */
function problemsOf(tree: readonly Node[], bare: boolean): readonly string[] {
  const count = (role: string) => tree.filter((node) => node.role === role).length;
  const headings = tree.filter(({ role }) => role === "heading");
  const wanted = { main: 1, banner: bare ? 0 : 1, contentinfo: bare ? 0 : 1 };
  const places = tree.filter(({ role }) => landmarks.includes(role) && !single.includes(role));
  return [
    ...Object.entries(wanted).flatMap(([role, number]) =>
      count(role) === number ? [] : [`${count(role)} of the landmark ${role}`],
    ),
    ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ["not one title"]),
    ...headings.flatMap(({ name, level }, index) =>
      level - (headings[index - 1]?.level ?? 0) > 1 ? [`the heading "${name}" skips a level`] : [],
    ),
    ...headings.flatMap(({ name }) => (name === "" ? ["an empty heading"] : [])),
    ...places.flatMap(({ role, name }, index) =>
      name === "" || places.findIndex((other) => other.role === role && other.name === name) < index
        ? [`two or a nameless ${role}: "${name}"`]
        : [],
    ),
    ...tree.flatMap(({ role, name }) =>
      named.includes(role) && name === "" ? [`a ${role} without a name`] : [],
    ),
  ];
}

for (const locale of locales)
  test(`every page in ${locale} has one title, an outline without gaps, and a name for everything`, {
    tag: "@soak",
  }, async ({ page, tolerate }) => {
    tolerate(/third party/);
    await page.route(/openstreetmap\.org|linkedin\.com/, (route) => route.fulfill({ body: "" }));
    const found: Record<string, readonly string[]> = {};
    for (const { name, path, bare } of everyPage) {
      await page.goto(path[locale]);
      const unnamed = await page.locator("dialog, img, iframe, fieldset").evaluateAll((all) =>
        all
          .filter((element) => {
            if (element instanceof HTMLImageElement) return !element.hasAttribute("alt");
            if (element.matches("fieldset:has(> legend)")) return false;
            const titles = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
            const title = titles.map((id) => document.getElementById(id)?.textContent ?? "").join("");
            return (
              `${title}${element.getAttribute("aria-label") ?? ""}${element.getAttribute("title") ?? ""}` ===
              ""
            );
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      const problems = [...problemsOf(await treeOf(page), bare), ...unnamed];
      if (problems.length > 0) found[name] = problems;
    }
    expect(found).toEqual({});
  });

test("a wrong tree is reported", { tag: "@soak" }, async ({ page }) => {
  await page.goto(privacyPath["en-en"]);
  await page.evaluate(() => {
    document.querySelector("main h2")?.replaceWith(document.createElement("h4"));
    document.querySelector("footer nav")?.removeAttribute("aria-label");
    document.querySelector("main a")?.replaceChildren();
    document.querySelector("main")?.append(document.createElement("h1"));
  });
  const problems = problemsOf(await treeOf(page), false).join("\n");
  for (const told of [
    "not one title",
    "an empty heading",
    "skips a level",
    "nameless navigation",
    "a link without a name",
  ])
    expect(problems).toContain(told);
});
