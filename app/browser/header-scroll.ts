/** On narrow screens the header hides past this scroll position when scrolling down (docs/product.md#shell). In CSS pixels. */
const hideAfter = 120;
/** The header is always shown above this scroll position, in CSS pixels. */
const nearTop = 10;

/** Hides the header while the page scrolls down on a narrow screen. */
export function hideHeaderOnScroll(): void {
  const narrow = matchMedia("(width < 64rem)");
  let last = scrollY;
  const update = () => {
    const hidden = narrow.matches && scrollY > last && scrollY > hideAfter;
    const shown = !narrow.matches || scrollY < last || scrollY <= nearTop;
    if (hidden) document.documentElement.dataset.header = "hidden";
    else if (shown) delete document.documentElement.dataset.header;
    last = scrollY;
  };
  addEventListener("scroll", update, { passive: true });
}
