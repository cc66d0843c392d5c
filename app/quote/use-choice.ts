import { startTransition, useOptimistic } from "react";

/**
 * What a control shows: the visitor's choice at once, while all that follows from it (prices, other options, the estimate) is
 * rendered after the next paint. A phone with a quarter of a desk's speed needs 100 to 200 ms for that.
 */
export function useChoice<Shown, Value extends Shown>(
  chosen: Shown,
  choose: (value: Value) => void,
): readonly [shown: Shown, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(chosen);
  return [
    shown,
    (value) =>
      startTransition(() => {
        show(value);
        choose(value);
      }),
  ];
}
