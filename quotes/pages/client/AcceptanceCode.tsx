import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { identity } from "#content/identity.ts";
import { codeDigits, codeMinutes } from "#quotes/acceptance/acceptance-code.ts";
import type { QuoteActionData } from "./action.server.ts";

const wordOf = { sent: "sent", recent: "recent", "too-many": "tooMany" } as const;

/** The code that was mailed to the client. `address`: masked. */
export function AcceptanceCode({ address, actionData }: { address: string; actionData: QuoteActionData }) {
  const { t } = useLanguage();
  const { code, errors, entered } = actionData;
  // What begins a telephone number does not end a line.
  const phone = identity.phone.display.replaceAll(" ", "\u00A0");
  return (
    <div className="grid gap-4">
      {code !== undefined && (
        <p role="status" className="border-lagoon border-l-4 bg-raised px-6 py-4 font-semibold">
          {t(`clientQuote.code.${wordOf[code]}`, { address, phone })}
        </p>
      )}
      <TextField
        name="code"
        label={t("clientQuote.code.label")}
        hint={t("clientQuote.code.hint", { address, minutes: codeMinutes })}
        error={errors.code}
        defaultValue={entered.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        size={codeDigits}
        autoFocus={errors.code !== undefined}
        required
      />
    </div>
  );
}
