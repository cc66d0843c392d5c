import type { Translate } from "#app/i18n/translate.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { type Block, note } from "./blocks.ts";

/** What the numbers of the drawing on the first page are. */
export const reliefBlocks = (relief: NamedRelief | null, t: Translate): readonly Block[] =>
  relief === null
    ? []
    : [
        note(
          t("quoteDocument.relief", {
            choices: relief.names.map(({ number, name }) => `${number}\u00A0${name}`).join(" · "),
          }),
        ),
      ];
