/** The slider of the site before and after says where it stands: to the style sheet, and to a screen reader. */
const comparison = document.querySelector<HTMLElement>("[data-comparison]");
const slider = comparison?.querySelector("input");
slider?.addEventListener("input", () => {
  const before = slider.valueAsNumber;
  comparison?.style.setProperty("--before", `${before}%`);
  slider.ariaValueText = (slider.dataset.text ?? "")
    .replace("{before}", `${before}`)
    .replace("{after}", `${100 - before}`);
});
