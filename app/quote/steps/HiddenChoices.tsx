import type { AcceptedSelection, Selection } from "#app/domain/selection.ts";
import { selectionFields } from "../selection-query.ts";

/** Chosen values without a control at present: hidden fields keep them in the form. */
export function HiddenChoices(props: {
  selection: Selection;
  accepted: AcceptedSelection;
  /** Whether the estimate has a price, and with it the choice of the place. */
  priced: boolean;
}) {
  const { selection, accepted, priced } = props;
  const options = selection.options.filter((key) => !accepted.options.some((option) => option === key));
  return (
    <>
      {!priced && <input type="hidden" name={selectionFields.place} value={selection.place} />}
      {options.map((key) => (
        <input key={key} type="hidden" name={selectionFields.options} value={key} />
      ))}
    </>
  );
}
