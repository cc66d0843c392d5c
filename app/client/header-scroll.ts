/** On narrow screens the header hides past this scroll position when scrolling down (docs/product.md#shell). In CSS pixels. */
const hideAfter = 120;
/** The header is always shown above this scroll position, in CSS pixels. */
const nearTop = 10;
const narrow = matchMedia("(width < 64rem)");

export function headerScroll(): void {
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const hidden = narrow.matches && scrollY > last && scrollY > hideAfter;
      const shown = !narrow.matches || scrollY < last || scrollY <= nearTop;
      if (hidden) document.documentElement.dataset.header = "hidden";
      else if (shown) delete document.documentElement.dataset.header;
      last = scrollY;
    },
    { passive: true },
  );
}
