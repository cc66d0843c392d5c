import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { projects } from "#app/content/projects.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { Pictures } from "#app/ui/Picture.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";

vi.mock("./comparison.inline.ts?script", () => ({ default: "" }));

const [project] = projects;
if (project === undefined) throw new Error("There is no case study");
const described = { ...project.pictureAlt["fr-fr"], before: "L’ancien site" };
const withBefore = { ...project, pictureAlt: { "fr-fr": described, "en-en": described } };
const { before: _, ...undescribed } = described;
const withoutBefore = { ...project, pictureAlt: { "fr-fr": undescribed, "en-en": undescribed } };

function htmlOf(shown: typeof project, kinds: readonly string[]): string {
  const manifest = Object.fromEntries(
    kinds.map((kind) => [
      `portfolio/${project?.slug}/${kind}`,
      { width: 1440, height: 900, url: `/pictures/${kind}.webp`, variants: [] },
    ]),
  );
  return renderToStaticMarkup(
    <Pictures value={{ cdnUrl: "https://cdn.example", manifest }}>
      <LanguageProvider locale="fr-fr" words={{}}>
        {shown !== undefined && <BeforeAfter project={shown} />}
      </LanguageProvider>
    </Pictures>,
  );
}

test("a former site is compared only where there is a picture of it, and words for who does not see it", () => {
  expect(htmlOf(withBefore, ["desktop", "before"])).toMatch(/alt="L’ancien site".*type="range"/s);
  expect(htmlOf(withBefore, ["desktop"])).toBe("");
  expect(htmlOf(withoutBefore, ["desktop", "before"])).toBe("");
});
