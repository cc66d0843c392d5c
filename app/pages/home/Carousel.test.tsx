import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { dictionaries } from "#app/i18n/words.ts";
import { Carousel } from "./Carousel.tsx";

const markup = (count: number) =>
  renderToStaticMarkup(
    <LanguageProvider locale="en-en" words={dictionaries["en-en"]}>
      <Carousel
        id="cases"
        header={<h2 id="cases">Work</h2>}
        headerClass=""
        trackClass=""
        slides={Array.from({ length: count }, (_, index) => ({
          key: `${index}`,
          content: `Project ${index}`,
        }))}
      />
    </LanguageProvider>,
  );

test("slides have buttons, unless there is only one", () => {
  expect(markup(2).match(/<button/g)).toHaveLength(2);
  expect(markup(1)).toContain("Project 0");
  expect(markup(1)).not.toMatch(/<button|1<\/span> \/ 1/);
});

test("slides that scroll are reached by the keyboard, and have a name there", () => {
  expect(markup(2)).toMatch(/<div(?=[^>]* tabindex="0")(?=[^>]* role="group")[^>]* aria-labelledby="cases"/);
  expect(markup(1)).not.toContain("tabindex");
});
