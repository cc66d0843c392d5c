import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  data,
  RouterContextProvider,
  redirect,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from "react-router";
import { expect, test, vi } from "vitest";
import { translations } from "#app/i18n/translations.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { FormRefused } from "#app/site/form-refused.ts";
import { identity } from "#content/identity.ts";
import { storeUnavailable } from "#quotes/follow-up-services.ts";
import { elements, texts } from "#testing/markup.ts";
import { plain } from "#testing/words.ts";
import PrivateLayout, { ErrorBoundary, middleware } from "./layout.tsx";
import { orGone } from "./refusal.ts";

// The build's own: which style sheets a page has is not decided here.
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  Links: () => null,
}));

const token = "Zm9yLXRoZS1jbGllbnQtMQ";
const loaded = { locale: "en-en", title: "Quote D-1" } as const;
const t = translations["fr-fr"];

function Page() {
  const { title } = useLoaderData<typeof loaded>();
  return (
    <p>
      {title} {useActionData<string>()}
    </p>
  );
}

type Handlers = { readonly loader?: () => unknown; readonly action?: () => unknown };

/** The answer of a page below the layout, as the server gives it. */
async function answerOf(
  { loader = () => loaded, action }: Handlers,
  {
    path = `/q/${token}/`,
    posted,
    refused = false,
  }: { path?: string; posted?: string; refused?: boolean } = {},
) {
  const page = { path, loader, action: action ?? (() => null), Component: Page };
  const layout = { middleware, Component: PrivateLayout, ErrorBoundary, children: [page] };
  const { query, dataRoutes } = createStaticHandler([layout]);
  const requestContext = new RouterContextProvider();
  const init = posted === undefined ? {} : { method: "POST", body: new URLSearchParams(posted) };
  const request = new Request(`https://agency.example${path}`, init);
  const response = await query(request, {
    requestContext,
    generateMiddlewareResponse: async (ask) => {
      const context = await ask(request);
      if (context instanceof Response) return context;
      if (Object.values(context.errors ?? {}).includes(away)) requestContext.set(storeUnavailable, true);
      const router = createStaticRouter(dataRoutes, context);
      const html = renderToStaticMarkup(
        <FormRefused value={refused}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FormRefused>,
      );
      return new Response(html, { status: context.statusCode });
    },
  });
  if (!(response instanceof Response)) throw new Error("The page was not rendered");
  return { status: response.status, html: await response.text() };
}

const away = new Error("The store is unavailable");
const fail = () => Promise.reject(away);

test("the document has the reader's language and title, one script, and nothing for search engines", async () => {
  const { html, status } = await answerOf({});
  expect(status).toBe(200);
  expect(elements(html, "html")).toHaveLength(1);
  expect(elements(html, "html")[0]).toMatchObject({ lang: "en" });
  expect(texts(html, "title")[0]).toMatch(/^Quote D-1 · /);
  const metas = elements(html, "meta").map(({ name, content }) => [name, content]);
  expect(metas).toContainEqual(["robots", "noindex, nofollow"]);
  expect(metas).toContainEqual(["referrer", "no-referrer"]);
  expect(texts(html, "script")).toHaveLength(1);
  expect(html).not.toMatch(/modulepreload|canonical|og:|manifest/);
  expect(html).not.toContain(token);
});

test("a refused form says so first in the title", async () => {
  const french = { loader: () => ({ locale: "fr-fr", title: "Devis D-1" }) };
  const { html } = await answerOf(french, { posted: "step=x", refused: true });
  expect(texts(html, "title")[0]).toMatch(/^Erreur : Devis D-1 · /);
});

test.each([
  ["q", "clientQuote"],
  ["d", "clientQuote"],
  ["r", "request"],
  ["b", "board"],
] as const)("a dead link below /%s/ says so in its title and its heading, with 404", async (letter, page) => {
  const { html, status } = await answerOf({ loader: () => orGone(null) }, { path: `/${letter}/${token}/` });
  const title = t(`${page}.gone.title`);
  expect(status).toBe(404);
  expect(texts(html, "title")).toEqual([plain(withPlainHyphens(`${title} · ${identity.name}`))]);
  expect(texts(html, "h1")).toEqual([plain(title)]);
});

test("a link that has ended while a form was posted says so, in both languages", async () => {
  const action = () => data(null, { status: 404 });
  const { html, status } = await answerOf({ action, loader: () => orGone(null) }, { posted: "step=x" });
  expect(status).toBe(404);
  expect(texts(html, "h1")).toEqual([plain(t("clientQuote.gone.title"))]);
  expect(elements(html, "section").map(({ lang }) => lang)).toEqual(["fr", "en"]);
});

test("while the store is unavailable, a page offers to try again", async () => {
  const { html, status } = await answerOf({ loader: fail });
  expect(status).toBe(503);
  expect(texts(html, "title")).toEqual([
    plain(withPlainHyphens(`${t("clientQuote.unavailable.title")} · ${identity.name}`)),
  ]);
  expect(elements(html, "section").map(({ lang }) => lang)).toEqual(["fr", "en"]);
  expect(elements(html, "form")).toEqual([]);
});

test.each([
  ["the action fails", { action: fail }],
  [
    "the action refuses the form, and the loader fails",
    { action: () => data("no", { status: 422 }), loader: fail },
  ],
] as const)(
  "while the store is unavailable, what was posted is offered to be sent again: %s",
  async (_, handlers) => {
    const { html, status } = await answerOf(handlers, {
      posted: "step=notes&notes=a%0D%0Ab+%3Cc%3E&line=1&line=2",
    });
    expect(status).toBe(503);
    const inputs = elements(html, "input").map(({ name, value }) => [name, value]);
    const again = [
      ["step", "notes"],
      ["notes", "a\r\nb <c>"],
      ["line", "1"],
      ["line", "2"],
    ];
    // In both languages.
    expect(inputs).toEqual([...again, ...again]);
  },
);

test("what was stored is not offered again, and no other failure is taken for the store's", async () => {
  const stored = await answerOf({ action: () => redirect("./", 303) }, { posted: "step=x" });
  expect(stored).toEqual({ status: 303, html: "" });
  const failed = await answerOf({ loader: () => Promise.reject(new TypeError("bug")) });
  expect(failed.status).toBe(500);
});
