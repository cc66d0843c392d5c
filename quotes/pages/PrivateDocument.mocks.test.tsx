import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { FormRefused } from "#app/site/form-refused.ts";
import { elements, texts } from "#testing/markup.ts";
import { PrivateDocument } from "./PrivateDocument.tsx";

// The build's own: which style sheets a page has is not decided here.
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  Links: () => null,
}));

async function documentOf(loaded: unknown, refused = false): Promise<string> {
  const Page = () => <PrivateDocument>text</PrivateDocument>;
  const routes = [{ path: "/q/:token/", loader: () => loaded, Component: Page }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request("https://agency.example/q/secret/"));
  if (context instanceof Response) throw new Error("The page was not rendered");
  return renderToStaticMarkup(
    <FormRefused value={refused}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </FormRefused>,
  );
}

test("the document has the reader's language and title, one script, and nothing for search engines", async () => {
  const html = await documentOf({ locale: "en-en", title: "Quote D-1" });
  expect(elements(html, "html")[0]).toMatchObject({ lang: "en" });
  expect(texts(html, "title")[0]).toMatch(/^Quote D-1 · /);
  const metas = elements(html, "meta").map(({ name, content }) => [name, content]);
  expect(metas).toContainEqual(["robots", "noindex, nofollow"]);
  expect(metas).toContainEqual(["referrer", "no-referrer"]);
  expect(texts(html, "script")).toHaveLength(1);
  expect(html).not.toMatch(/modulepreload|canonical|og:|manifest|secret/);
});

test("a refused form says so first in the title", async () => {
  expect(texts(await documentOf({ locale: "fr-fr", title: "Devis D-1" }, true), "title")[0]).toMatch(
    /^Erreur : Devis D-1 · /,
  );
});

test("a page without data of its own is in French and has the agency's name", async () => {
  const html = await documentOf({ other: 1 });
  expect(elements(html, "html")[0]).toMatchObject({ lang: "fr" });
  expect(texts(html, "title")[0]).not.toBe("");
});
