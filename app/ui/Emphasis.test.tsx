import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Emphasis } from "./Emphasis.tsx";

const markup = (text: string) => renderToStaticMarkup(<Emphasis text={text} />);

test("what is between stars is highlighted, and its punctuation is never alone on a line", () => {
  expect(markup("Votre *agence web* ici")).toBe(
    'Votre <span class="inline-block"><em>agence web</em></span> ici',
  );
  expect(markup("Un site, *le vôtre*.")).toBe(
    'Un site, <span class="inline-block"><em>le vôtre</em>.</span>',
  );
  expect(markup("De quoi *avez-vous besoin*\u202F? Dites.")).toBe(
    'De quoi <span class="inline-block"><em>avez-vous besoin</em>\u202F?</span> Dites.',
  );
});

test("no line ends in an elision", () => {
  expect(markup("Déclaration d’*accessibilité*, l’essentiel")).toBe(
    'Déclaration <span class="inline-block">d’<em>accessibilité</em>,</span> l’essentiel',
  );
});
