import { headerScroll } from "./header-scroll.ts";
import { reveal } from "./reveal.ts";

/** `top`: the scroll position before the first scroll, in CSS pixels. */
export function startScrolling(top: number): void {
  headerScroll(top);
  reveal();
}
