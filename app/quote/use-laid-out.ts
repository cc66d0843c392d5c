import { type RefObject, useEffect } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Has the browser lay out what is folded, after each change of `content`: it has no layout until somebody asks for it, and
 * a press that unfolds it need not wait for that.
 */
export function useLaidOut(details: RefObject<HTMLDetailsElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is folded changes with `content`.
  useEffect(
    () =>
      afterPaint(() => {
        if (!details.current?.open) details.current?.lastElementChild?.getBoundingClientRect();
      }),
    [details, content],
  );
}
