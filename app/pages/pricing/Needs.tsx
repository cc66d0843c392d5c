import { catalogue } from "#app/content/catalogue.ts";
import { needRules } from "#app/content/needs.ts";
import { type NeedAnswers, offeredAnswers, propose, type Question, questions } from "#app/domain/needs.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { pathOf } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Proposal } from "./Proposal.tsx";

const needsId = "needs";

/** A short way in, in a plain form: three questions, and the server proposes a configuration. */
export function Needs({ answers }: { answers: NeedAnswers | null }) {
  const { locale, t } = useLanguage();
  return (
    <details id={needsId} open={answers !== null} className="fold beside-estimate mt-1 mb-3" data-screen-only>
      <summary className="flex min-h-16 items-center justify-between gap-[min(1rem,4vw)] wrap-anywhere rounded-base bg-accent px-[min(1.25rem,4vw)] py-2 font-bold font-display text-heading text-on-accent hover:bg-ink hover:text-canvas">
        {t("pricing.needs.title")}
        <Icon name="chevron-down" size={26} className="chevron" />
      </summary>
      {answers !== null && <Proposal proposal={propose(catalogue, needRules, answers)} />}
      <form action={`${pathOf("pricing", locale)}#${needsId}`} className="grid gap-8 py-6 lg:grid-cols-3">
        {(Object.keys(questions) as Question[]).map((question) => (
          <fieldset key={question}>
            <legend className="font-semibold">{t(`pricing.needs.${question}`)}</legend>
            {offeredAnswers(needRules, question).map(([key, { label }]) => (
              <label key={key} className="wrap-anywhere flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={question}
                  value={key}
                  required
                  defaultChecked={answers?.[question] === key}
                  className="mark"
                />
                {typesetIn(label, locale)}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit" className={buttonClass("quiet", "lg:col-start-1")}>
          {t("pricing.needs.submit")}
        </button>
      </form>
    </details>
  );
}
