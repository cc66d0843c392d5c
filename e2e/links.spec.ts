/** No link of the site leads nowhere. */

import { expect, requestTest as test } from "#testing/browser/site.ts";
import { elements, valuesOf } from "#testing/markup.ts";
import { construction, projectPath, projectSlugs, routeNames, routes, services } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const start = [
  "/",
  "/connect",
  "/404",
  ...locales.flatMap((locale) => [
    ...routeNames.map((name) => routes[name][locale]),
    ...services.map((service) => construction(locale, service)),
    ...projectSlugs.map((slug) => projectPath(locale, slug)),
  ]),
];

const referring = [
  "for",
  "popovertarget",
  "commandfor",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
];

test("every internal link, source, fragment and id of every page is there, without a redirect", async ({
  request,
  site,
}) => {
  test.slow();
  const pages = new Map<string, string>();
  const found = new Map<string, string>();
  const waiting = [...start];
  const fragments: { on: string; to: string; id: string }[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    const expected = path === "/404" ? 404 : 200;
    found.set(path, response.status() === expected ? "ok" : `${response.status()}`);
    if (!response.headers()["content-type"]?.startsWith("text/html")) continue;
    const html = await response.text();
    pages.set(path, html);
    const targets = [
      ...elements(html, "a").map(({ href }) => href),
      ...["link", "script", "img", "iframe", "source", "video", "track", "form"].flatMap((name) =>
        elements(html, name).flatMap(({ rel, href, src, poster, action, srcset }) => [
          // These name the public origin, which no test may reach; the table of routes is what they come from.
          rel === "canonical" || rel === "alternate" ? undefined : href,
          src,
          poster,
          // A fragment names an element of the response to the form, not of the page at its address.
          action?.split("#")[0],
          ...(srcset ?? "").split(",").map((candidate) => candidate.trim().split(/\s+/)[0]),
        ]),
      ),
    ];
    for (const target of targets) {
      if (target === undefined || target === "") continue;
      const url = new URL(target, `${site.origin}${path}`);
      if (url.origin !== site.origin) continue;
      const address = url.pathname + url.search;
      if (url.hash !== "")
        fragments.push({ on: path, to: address, id: decodeURIComponent(url.hash.slice(1)) });
      waiting.push(address);
    }
  }
  expect([...found].filter(([, answer]) => answer !== "ok")).toEqual([]);
  const lost = fragments.filter(({ to, id }) => !valuesOf(pages.get(to) ?? "", "id").includes(id));
  expect(lost).toEqual([]);

  // Whatever names an element of its page by id finds it, no id stands twice, and what opens in a new tab has no hold on its page.
  for (const path of start) {
    const html = pages.get(path) ?? "";
    const ids = valuesOf(html, "id");
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, path).toEqual([]);
    const named = referring.flatMap((attribute) =>
      valuesOf(html, attribute).flatMap((value) => value.split(/\s+/)),
    );
    expect(
      named.filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
    for (const { href, rel, target } of elements(html, "a"))
      if (target === "_blank") expect(rel, `${href} on ${path}`).toMatch(/\bnoopener\b/);
  }
});
