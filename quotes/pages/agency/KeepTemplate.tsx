import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import type { QuoteVersion } from "#quotes/operations.ts";
import { Fold, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { type RequestRefused, refusedField } from "./refused-form.ts";
import { templateNameField } from "./steps.ts";

/** Keeps a confirmed quote as a template, without anything of its client. */
export function KeepTemplate(props: {
  version: Pick<QuoteVersion, "id" | "quote">;
  refused: RequestRefused | undefined;
}) {
  const { id, quote } = props.version;
  const refused = props.refused?.entered.quoteId === id ? props.refused : undefined;
  const { t } = useLanguage();
  return (
    <Fold
      className="mt-2"
      open={refused?.entered[templateNameField] !== undefined}
      label={t("request.part.keepTemplate")}
    >
      <PostForm values={{ quoteId: id }} noValidate className="grid max-w-[38em] gap-5 pt-2 pb-3">
        <TextField
          {...refusedField(refused, templateNameField)}
          id={`${templateNameField}-${quote.version}`}
          label={t("request.part.name")}
          hint={t("request.part.hint")}
        />
        <SubmitButton name="step" value="template">
          {t("request.part.keepTemplate")}
        </SubmitButton>
      </PostForm>
    </Fold>
  );
}
