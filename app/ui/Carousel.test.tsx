import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Carousel } from "./Carousel.tsx";

const markup = (count: number) =>
  renderToStaticMarkup(
    <Carousel
      labelledBy="title"
      labels={{ previous: "Previous", next: "Next", carousel: "carousel", slide: "slide" }}
      position={(place) => `${place} of ${count}`}
      header={<h2 id="title">Work</h2>}
      headerClass=""
      trackClass=""
      slides={Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: `Project ${index}` }))}
    />,
  );

test("slides have buttons, unless there is only one", () => {
  expect(markup(2).match(/<button/g)).toHaveLength(2);
  expect(markup(1)).toContain("Project 0");
  expect(markup(1)).not.toMatch(/<button|1<\/span> \/ 1/);
});
