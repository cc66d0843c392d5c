import { catalogue } from "#app/content/catalogue.ts";
import type { Proposal as Proposed } from "#app/domain/needs.ts";
import { quote } from "#app/domain/quote.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { advisedType, advisorLink } from "#app/quote/contact-links.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";

/** What the answers lead to, with its price and the reasons, or the way to the person who prices it. */
export function Proposal({ proposal }: { proposal: Proposed }) {
  const { locale, t } = useLanguage();
  const { selection, reasons } = proposal;
  const { quote: priced, valid } = quote(catalogue, selection);
  const advised = advisedType(catalogue.projectTypes, valid.projectType);
  if (priced === null)
    return (
      <div className="pt-6 pb-8">
        <p className="max-w-[35em] text-lead">
          {t("pricing.needs.advised", { name: firstContact, hours: figures.answerHours })}
        </p>
        <ButtonLink
          href={
            advised === null
              ? contactPath(locale, "advisor")
              : advisorLink(pathOf("contact", locale), advised)
          }
          className="mt-4"
        >
          {t("pricing.type.notice.action")}
        </ButtonLink>
      </div>
    );
  const names = [
    t("pricing.summary.awaiting.pack", { pack: typesetIn(catalogue.packs[priced.pack].name, locale) }),
    ...valid.options.map((key) => typesetIn(catalogue.options[key].name, locale)),
  ];
  return (
    <div className="pt-6 pb-8">
      <p className="font-bold font-display text-heading">{names.join(" + ")}</p>
      <p className="tabular mt-2 text-lead">
        {t("pricing.needs.price", {
          amount: exactMoney(priced.total, locale),
          months: priced.paymentMonths,
        })}
      </p>
      <ul className="mt-4 max-w-[40em] text-ink-2">
        {reasons.map((reason) => (
          <li key={reason["en-en"]} className="mt-1">
            {typesetIn(reason, locale)}
          </li>
        ))}
      </ul>
      <ButtonLink href={`${pathOf("pricing", locale)}${queryOf(selection)}#pack`} className="mt-6">
        {t("pricing.needs.take")}
      </ButtonLink>
    </div>
  );
}
