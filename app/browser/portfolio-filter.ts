import { fillSlots } from "#app/i18n/translate.ts";

/** The fields of `FilterForm`. */
type Fields = {
  readonly type: RadioNodeList & Iterable<HTMLInputElement>;
  readonly zone: HTMLSelectElement;
  /** Not where all projects are of one trade. */
  readonly trade?: HTMLSelectElement;
};

const appearMs = 300;

/** Applies the filter without loading a page. */
export function filterInPlace(form: HTMLFormElement): void {
  const { type, trade, zone } = form.elements as unknown as Fields;
  const cards = [...document.querySelectorAll<HTMLElement>("[data-project-card]")];
  const status = form.querySelector<HTMLElement>("[data-count]");
  const empty = document.querySelector<HTMLElement>("[data-empty-state]");
  const emptyTitle = empty?.querySelector("h2");
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const matches = ({ dataset }: HTMLElement, wantedType = type.value, wantedTrade = trade?.value) =>
    (!wantedType || dataset.type === wantedType) &&
    (!wantedTrade || dataset.trade === wantedTrade) &&
    (!zone.value || dataset.zone === zone.value);

  for (const card of cards) {
    const appears = card.hidden && matches(card);
    card.hidden = !matches(card);
    // Not a view transition: while one runs, clicks are lost.
    if (appears && !lessMotion) card.animate({ opacity: [0, 1] }, appearMs);
  }
  const count = cards.filter((card) => !card.hidden).length;
  for (const radio of type) {
    const radioCount = radio.nextElementSibling?.lastElementChild;
    if (radioCount) radioCount.textContent = `${cards.filter((card) => matches(card, radio.value)).length}`;
  }
  for (const option of trade?.options ?? []) {
    const ofTrade = cards.filter((card) => matches(card, type.value, option.value)).length;
    option.text = option.text.replace(/\d+(?=\)$)/, `${ofTrade}`);
  }
  if (status)
    status.textContent = fillSlots(status.dataset[count === 0 ? "none" : plural.select(count)] ?? "", {
      count,
    });
  if (empty) empty.hidden = count > 0;
  if (emptyTitle)
    emptyTitle.textContent = fillSlots(emptyTitle.dataset.text ?? "", {
      type: [...type].find((radio) => radio.checked)?.dataset.empty ?? "",
      trade: trade?.selectedOptions[0]?.dataset.empty ?? "",
      zone: zone.selectedOptions[0]?.dataset.empty ?? "",
    }).trim();

  // Results that begin below the middle of the window could be missed: the page scrolls to the form, which the results follow.
  const results = cards.find((card) => !card.hidden) ?? empty;
  if (results && results.getBoundingClientRect().top > innerHeight / 2)
    form.scrollIntoView({ behavior: lessMotion ? "instant" : "smooth" });
}
