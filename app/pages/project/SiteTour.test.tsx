import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projects } from "#app/content/projects.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { Pictures } from "#app/ui/Picture.tsx";
import { SiteTour } from "./SiteTour.tsx";

const [project] = projects;
if (project === undefined) throw new Error("There is no case study");

function pictures(kinds: readonly string[]): readonly string[] {
  const manifest = Object.fromEntries(
    kinds.map((kind) => [
      `portfolio/${project?.slug}/${kind}`,
      { width: 1200, height: 4000, url: `/pictures/${kind}.webp`, variants: [] },
    ]),
  );
  const html = renderToStaticMarkup(
    <Pictures value={{ cdnUrl: "https://cdn.example", manifest }}>
      <LanguageProvider locale="fr-fr" words={{}}>
        {project !== undefined && <SiteTour project={project} />}
      </LanguageProvider>
    </Pictures>,
  );
  return [...html.matchAll(/ src="[^"]*\/pictures\/([\w-]+)\.webp/g)].map(([, kind = ""]) => kind);
}

test("a project with pictures of its whole page shows it moving, and a still for browsers where it does not move", () => {
  expect(pictures(["detail", "page", "page-phone"])).toEqual(["detail", "page", "page-phone"]);
});

test("a project without one of them shows the still alone", () => {
  expect(pictures(["detail"])).toEqual(["detail"]);
  expect(pictures(["detail", "page"])).toEqual(["detail"]);
});
