import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { type EnteredDraft, type EnteredLine, isFilledLine } from "#quotes/terms/draft-fields.ts";
import { enteredText } from "./entered-text.ts";
import { Details } from "./VisitorDetails.tsx";

/** What somebody else has saved of a draft since it was opened, where it differs from what was entered. */
export function ColleagueDraft({ mine, theirs }: { mine: EnteredDraft; theirs: EnteredDraft }) {
  const rows = useDifferences(mine, theirs);
  const { t } = useLanguage();
  return (
    <div className="mb-10">
      <RefusalMessage focused>{t("request.draft.changed")}</RefusalMessage>
      <h2 className="mt-6 font-semibold font-text">{t("request.draft.theirs")}</h2>
      <div className="mt-2">
        <Details
          rows={rows.map(({ label, value }) => ({ label, value: value || t("request.changed.empty") }))}
        />
      </div>
    </div>
  );
}

function useDifferences(mine: EnteredDraft, theirs: EnteredDraft) {
  const { locale, t } = useLanguage();
  const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();
  const lineText = ({
    label,
    details,
    quantity,
    unitPrice,
    billing,
    inclusion,
    choice,
  }: EnteredLine): string =>
    [
      label,
      `${quantity} × ${unitPrice === "" ? t("request.draft.unitPrice.onQuote") : unitPrice}`,
      ...[`billing.${billing}`, `inclusion.${inclusion}`].map((key) =>
        t(`request.draft.${key}` as PlainWordKey),
      ),
      choice,
      details,
    ]
      .map(plain)
      .filter((text) => text !== "")
      .join("\n");
  const [mineLines, theirLines] = [mine, theirs].map(({ lines }) => lines.filter(isFilledLine).map(lineText));
  const rowCount = Math.max(mineLines?.length ?? 0, theirLines?.length ?? 0);
  const lines = Array.from({ length: rowCount }, (_, index) => ({
    label: t("request.draft.line", { number: index + 1 }),
    mine: mineLines?.[index] ?? "",
    value: theirLines?.[index] ?? "",
  })).filter(({ mine, value }) => mine !== value);
  const fields = Object.keys(theirs).filter(
    (name): name is Exclude<keyof EnteredDraft, "lines"> => name !== "lines",
  );
  return [
    ...lines,
    ...fields
      .filter((field) => plain(mine[field]) !== plain(theirs[field]))
      .map((field) => ({
        label: t(`request.draft.${field}`),
        value: enteredText(field, theirs[field], { locale, t }),
      })),
  ];
}
