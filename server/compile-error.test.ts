import { expect, test } from "vitest";
import { compileErrorPage, compileErrorText } from "./compile-error.ts";

test("an error of the compiler is shown with its file, line and code", async () => {
  const error = Object.assign(new Error("Unexpected token"), {
    id: "/site/app/root.tsx",
    loc: { file: "/site/app/root.tsx", line: 12, column: 3 },
    frame: "\u001B[38;5;246m11\u001B[0m |  <html>\n12 |  <<&lt;",
  });
  const text = compileErrorText(error);
  expect(text).toMatch(/^Unexpected token\n\n\/site\/app\/root\.tsx:12:3\n\n/);
  const page = compileErrorPage(text, "<script></script>");
  expect(page.status).toBe(500);
  // Without the colours of a terminal.
  expect(await page.text()).toContain("\n\n11 |  &lt;html>\n12 |  &lt;&lt;&amp;lt;</pre>");
});

test("any other error is shown with its stack", () => {
  expect(compileErrorText(new TypeError("x is no function"))).toMatch(/TypeError: x is no function\n\s+at /);
  expect(compileErrorText("stopped")).toBe("stopped");
});
