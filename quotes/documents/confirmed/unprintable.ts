import type { ConfirmationBlocker, QuoteDraft } from "#quotes/terms/confirmed-quote.ts";
import { unprintablePartsOf } from "../printable.ts";

type Unprintable = Extract<ConfirmationBlocker, { kind: "unprintable" }>;

/**
 * The entered texts that the PDF would show otherwise than the client's page: what the client accepts must be the same in
 * both. In the order of the form.
 */
export function unprintableTexts({ lines, client, terms: specialTerms }: QuoteDraft): readonly Unprintable[] {
  const inText = (field: Unprintable["field"], text: string, line: number | null = null): Unprintable[] => {
    const characters = unprintablePartsOf(text);
    return characters.length === 0 ? [] : [{ kind: "unprintable", field, line, characters }];
  };
  return [
    ...lines.flatMap(({ label, details }, index) => [
      ...inText("label", label, index + 1),
      ...inText("details", details, index + 1),
    ]),
    ...inText("clientName", client.name),
    ...inText("clientRegistration", client.registration),
    ...inText("clientAddress", client.address),
    ...inText("terms", specialTerms),
  ];
}
