import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Wordmark } from "./Brand.tsx";

vi.mock("#content/colours.ts", async (original) => ({
  ...(await original<typeof import("#content/colours.ts")>()),
  accentSuitsLogo: false,
}));

test("where the accent is too dark for a logo on the dark canvas, the logo has the accent as text", () => {
  const [, classes] = /<svg[^>]* class="([^"]*)"/.exec(renderToStaticMarkup(<Wordmark />)) ?? [];
  expect(classes?.split(" ")).toContain("text-accent-ink");
  expect(classes?.split(" ")).not.toContain("text-accent");
});
