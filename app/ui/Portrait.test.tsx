import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { team } from "#app/content/team.ts";
import { Pictures } from "./Picture.tsx";
import { Portrait } from "./Portrait.tsx";
import { variantSizes } from "./pictures.ts";

const photograph = { width: 3000, height: 4000 };
const library = {
  cdnUrl: null,
  manifest: {
    "portraits/jo": {
      ...photograph,
      url: "/pictures/jo.jpg",
      variants: variantSizes(photograph).map((size) => ({
        ...size,
        quality: 48,
        format: "avif" as const,
        url: `/pictures/jo-${size.width}.avif`,
      })),
    },
  },
};

const render = (file: string) =>
  renderToStaticMarkup(
    <Pictures value={library}>
      <Portrait file={file} alt="Jo" />
    </Pictures>,
  );

test("a photograph has the sizes of other pictures, and is cut to the shape of a portrait", () => {
  const html = render("jo.jpg");
  expect(html).toContain(
    "/pictures/jo-300.avif 300w, /pictures/jo-600.avif 600w, /pictures/jo-1200.avif 1200w",
  );
  expect(html).toMatch(/<img [^>]*alt="Jo"[^>]*class="aspect-\[4\/5\]/);
});

test("a file that is not there is named", () => {
  expect(() => render("nobody.svg")).toThrow("content/portraits has no nobody.svg");
  expect(() => render("nobody.jpg")).toThrow("content/portraits/nobody");
});

test.each(team.flatMap(({ portrait }) => (portrait?.endsWith(".svg") ? portrait : [])))(
  "the drawing %s is served as it is",
  (file) => {
    expect(render(file)).toMatch(/^<img src="[^"]+\.svg"/);
  },
);
