/** On narrow screens (docs/product.md#shell): hides past `hideAfter` on the way down, comes back on the way up or near the top. */
const hideAfter = 120;
const nearTop = 10;
const narrow = matchMedia("(width < 64rem)");

export function headerScroll(): void {
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const hidden = narrow.matches && scrollY > nearTop && scrollY > last && scrollY > hideAfter;
      const shown = !narrow.matches || scrollY < last || scrollY <= nearTop;
      if (hidden) document.documentElement.dataset.header = "hidden";
      else if (shown) delete document.documentElement.dataset.header;
      last = scrollY;
    },
    { passive: true },
  );
}
