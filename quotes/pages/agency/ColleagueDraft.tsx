import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Language } from "#app/i18n/translate.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import {
  type EnteredDraft,
  type EnteredLine,
  isFilledLine,
  lineFieldName,
} from "#quotes/terms/draft-fields.ts";
import { enteredText } from "./entered-text.ts";

/** `field`: the id of what is in the form; null for a line that is not. */
type Difference = {
  readonly label: string;
  readonly field: string | null;
  readonly mine: string;
  readonly theirs: string;
};

/** What somebody else has saved of a draft since it was opened, where it differs from what was entered, beside that. */
export function ColleagueDraft({ mine, theirs }: { mine: EnteredDraft; theirs: EnteredDraft }) {
  const language = useLanguage();
  const { t } = language;
  const rows = [
    ...lineDifferences(mine.lines, theirs.lines, language),
    ...fieldDifferences(mine, theirs, language),
  ];
  const said = (text: string) => text || t("request.changed.empty");
  return (
    <div className="mt-6 mb-10">
      <RefusalMessage focused>{t("request.draft.changed")}</RefusalMessage>
      <h2 className="mt-6 font-semibold font-text">{t("request.draft.theirs")}</h2>
      <dl className="mt-2 border-line border-b">
        {rows.map((row) => (
          <div
            key={`${row.field} ${row.theirs}`}
            className="grid items-baseline gap-x-8 border-line border-t py-3 sm:grid-cols-[14em_1fr]"
          >
            <dt className="text-ink-2">
              {row.field === null ? (
                row.label
              ) : (
                <a href={`#${row.field}`} className="underlined">
                  {row.label}
                </a>
              )}
            </dt>
            <dd className="min-w-0 whitespace-pre-line">
              <bdi>{said(row.theirs)}</bdi>
              <span className="mt-1 block text-ink-2 text-sm">
                {t("request.draft.mine", { text: said(row.mine) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

function lineText(line: EnteredLine, { t }: Language): string {
  const { label, details, quantity, unitPrice, billing, inclusion, choice } = line;
  const kinds = [`billing.${billing}`, `inclusion.${inclusion}`] as const;
  return [
    label,
    `${quantity} × ${unitPrice === "" ? t("request.draft.unitPrice.onQuote") : unitPrice}`,
    ...kinds.map((key) => t(`request.draft.${key}` as PlainWordKey)),
    choice,
    details,
  ]
    .map(plain)
    .filter((text) => text !== "")
    .join("\n");
}

/** Lines that only one of them has, those with one label beside each other: one that was put between others changes no other. */
function lineDifferences(
  mine: readonly EnteredLine[],
  theirs: readonly EnteredLine[],
  language: Language,
): readonly Difference[] {
  const { t } = language;
  const textsOf = (lines: readonly EnteredLine[]) =>
    lines.flatMap((line, index) =>
      isFilledLine(line) ? [{ index, label: plain(line.label), text: lineText(line, language) }] : [],
    );
  const [my, their] = [textsOf(mine), textsOf(theirs)];
  const without = (lines: typeof my, others: typeof my) => {
    const left = others.map(({ text }) => text);
    return lines.filter(({ text }) => {
      const place = left.indexOf(text);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  };
  const [onlyMine, onlyTheirs] = [without(my, their), without(their, my)];
  const texts = (lines: typeof my) => lines.map(({ text }) => text).join("\n\n");
  if (onlyMine.length + onlyTheirs.length === 0) {
    const labels = (lines: typeof my) => lines.map(({ label }) => label).join("\n");
    return texts(my) === texts(their)
      ? []
      : [{ label: t("request.draft.lines"), field: "lineCount", mine: labels(my), theirs: labels(their) }];
  }
  const row = (index: number, isMine: boolean, texts: Pick<Difference, "mine" | "theirs">): Difference => ({
    label: t("request.draft.line", { number: index + 1 }),
    field: isMine ? lineFieldName(index, "label") : null,
    ...texts,
  });
  const added = [...onlyTheirs];
  const rows = onlyMine.map(({ index, label, text }) => {
    const place = added.findIndex((other) => other.label === label);
    const [same] = place < 0 ? [] : added.splice(place, 1);
    return row(index, true, { mine: text, theirs: same?.text ?? "" });
  });
  return [...rows, ...added.map(({ index, text }) => row(index, false, { mine: "", theirs: text }))];
}

function fieldDifferences(
  mine: EnteredDraft,
  theirs: EnteredDraft,
  language: Language,
): readonly Difference[] {
  const fields = Object.keys(theirs).filter(
    (name): name is Exclude<keyof EnteredDraft, "lines"> => name !== "lines",
  );
  return fields
    .filter((field) => plain(mine[field]) !== plain(theirs[field]))
    .map((field) => ({
      label: language.t(`request.draft.${field}`),
      field,
      mine: enteredText(field, mine[field], language),
      theirs: enteredText(field, theirs[field], language),
    }));
}
