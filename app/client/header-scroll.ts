/** On narrow screens, hides past `hideAfter` on the way down and returns on the way up (docs/product.md#shell). */
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
