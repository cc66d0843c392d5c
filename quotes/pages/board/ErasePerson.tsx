import { contractYears } from "#app/domain/personal-data.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import type { ErasableData } from "#quotes/board.ts";
import { BackLink, Column, PageLink, SubmitButton } from "#quotes/pages/parts.tsx";

/** What was done, or is to be confirmed. */
export type EraseStep =
  /** No address was entered. */
  | { readonly kind: "refused"; readonly email: string }
  | (ErasableData & { readonly kind: "confirm"; readonly email: string })
  | {
      readonly kind: "erased";
      readonly email: string;
      readonly requests: number;
      /** How many stay for their contract, or for a refund that is owed. */
      readonly kept: number;
      readonly others: readonly string[];
    };

/** Asks for an address, then once more, then says what was erased. */
export function ErasePerson({ step }: { step: EraseStep | null }) {
  const { t } = useLanguage();
  if (step?.kind === "erased")
    return (
      <Column>
        <h1 className="text-title">{t(step.kept > 0 ? "request.erase.kept" : "board.erase.done.title")}</h1>
        {(step.requests > 0 || step.kept === 0) && (
          <p className="mt-5 max-w-[34em] text-lead">
            {step.requests === 1
              ? t("board.erase.done.one")
              : t("board.erase.done", { count: step.requests })}
          </p>
        )}
        {step.kept > 0 && (
          <p className="mt-4 max-w-[34em]">
            {t("board.erase.kept", { count: step.kept, years: contractYears })}
          </p>
        )}
        {step.others.length > 0 && (
          <p className="mt-4 max-w-[34em]">
            {t("board.erase.others", { addresses: step.others.join(", ") })}
          </p>
        )}
        <BackLink>{t("board.search.back")}</BackLink>
      </Column>
    );
  const confirming = step?.kind === "confirm" && step.requests > 0;
  const isKept = confirming && (step.contract || step.refund);
  return (
    <Column>
      <h1 className="text-title">{t("board.erase.title")}</h1>
      {!isKept && <p className="mt-5 max-w-[34em] text-lead">{t("board.erase.text")}</p>}
      {confirming ? (
        <form method="post" className="mt-8">
          <input type="hidden" name="email" value={step.email} />
          <input type="hidden" name="confirmed" value="1" />
          {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the first press, and this asks for the second */}
          <p tabIndex={-1} autoFocus className="text-heading">
            {isKept
              ? t("board.erase.confirm.contract", { email: step.email })
              : step.requests === 1
                ? t("board.erase.confirm.one", { email: step.email })
                : t("board.erase.confirm", { count: step.requests, email: step.email })}
          </p>
          {isKept && (
            <>
              {step.contract && (
                <p className="mt-4 max-w-[34em] font-semibold">
                  {t("board.erase.contract.kept", { years: contractYears })}
                </p>
              )}
              {step.refund && <p className="mt-4 max-w-[34em] font-semibold">{t("request.erase.refund")}</p>}
              <p className="mt-4 max-w-[34em]">
                {t("board.erase.contract.erased")} {step.requests > 1 && t("board.erase.contract.others")}
              </p>
            </>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <SubmitButton look="primary">
              {t(isKept ? "request.erase.contract.submit" : "board.erase.confirm.submit")}
            </SubmitButton>
            <PageLink href="../">{t("board.erase.back")}</PageLink>
          </div>
        </form>
      ) : (
        <>
          {step?.kind === "confirm" && (
            <p role="status" className="mt-6 border-lagoon border-l-4 bg-raised px-6 py-4">
              {t("board.erase.none", { email: step.email })}
            </p>
          )}
          <form method="post" noValidate className="mt-8 grid max-w-[38em] gap-6">
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              label={t("board.erase.label")}
              defaultValue={step?.email ?? ""}
              error={step?.kind === "refused" ? t("forms.error.emailRequired") : undefined}
            />
            <SubmitButton look="primary">{t("board.erase.submit")}</SubmitButton>
          </form>
          <BackLink>{t("board.search.back")}</BackLink>
        </>
      )}
    </Column>
  );
}
