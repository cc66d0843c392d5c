import { campaignParameters } from "#app/domain/visit-origin.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { RequestView } from "#quotes/operations.ts";
import { PageLink, Part } from "#quotes/pages/parts.tsx";

/** What the visitor entered, each with a way to answer where it has one. */
export function VisitorDetails({ enteredRows }: Pick<RequestView, "enteredRows">) {
  const { t } = useLanguage();
  return (
    <Part id="qui" title={t("request.facts.title")}>
      <Details rows={enteredRows} />
    </Part>
  );
}

/** The campaign and the site that the visitor came from, if the browser said so. */
export function VisitOriginDetails({ visit }: Pick<RequestView, "visit">) {
  const { t } = useLanguage();
  if (visit === null) return null;
  const rows = [
    ...campaignParameters.map((name) => ({ label: name, value: visit.campaign[name] ?? "" })),
    { label: t("request.visit.referrer"), value: visit.referrer },
  ].filter(({ value }) => value !== "");
  if (rows.length === 0) return null;
  return (
    <Part id="visite" title={t("request.visit.title")}>
      <Details rows={rows} />
    </Part>
  );
}

/** Facts with their labels, beside them where there is room. */
export function Details({ rows }: { rows: RequestView["enteredRows"] }) {
  return (
    <dl className="border-line border-b">
      {rows.map(({ label, value, href }) => (
        <div
          key={label}
          className="grid items-baseline gap-x-8 border-line border-t py-3 sm:grid-cols-[14em_1fr]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words">
            {href === undefined ? (
              <bdi>{value}</bdi>
            ) : (
              <PageLink href={href} className="-my-2.5">
                <bdi>{value}</bdi>
              </PageLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
