import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projects } from "#app/content/projects.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { Pictures } from "#app/ui/Picture.tsx";
import { Results } from "./Results.tsx";
import { SimilarSite } from "./SimilarSite.tsx";
import { Solutions, Story } from "./Story.tsx";
import { hasSimilarPrice } from "./similar-site-price.ts";

const none = { "fr-fr": [], "en-en": [] };

test("a case study that has only just begun shows no heading without a text, and no price that is another kind's", () => {
  const [sample] = projects;
  if (sample === undefined) return;
  const { configuration: _, ...others } = sample;
  const lists = { context: none, objectives: none, challenges: none, solutions: none, results: none };
  const project = { ...others, ...lists, category: "vitrine" } as const;
  const picture = { width: 10, height: 10, url: "/pictures/detail.webp", variants: [] };
  const html = renderToStaticMarkup(
    <Pictures
      value={{ cdnUrl: "https://cdn.example", manifest: { [`portfolio/${project.slug}/detail`]: picture } }}
    >
      <LanguageProvider locale="fr-fr" words={{}}>
        <Story project={project} />
        <Solutions project={project} />
        <Results project={project} />
        <SimilarSite project={project} />
      </LanguageProvider>
    </Pictures>,
  );
  expect(html).not.toMatch(/<h2|<ul|<ol|<dl/);
  expect(hasSimilarPrice({ ...project, category: "reservation" })).toBe(true);
});
