import { isSiret } from "#app/domain/company-number.ts";
import { type Check, failed, ok, warning } from "../check.ts";

const digits = (text: string): string => text.replace(/\D/g, "");
const isZero = (number: string | null): boolean => number !== null && /^0*$/.test(digits(number));
const facts = ["capital", "siret", "register", "vatNumber", "host"] as const;

export const legalChecks: readonly Check[] = [
  {
    id: "registration",
    area: "legal",
    todo: "Put your own company's capital, SIRET, register, VAT number and host into `content/legal.yaml`",
    check({ content: { legal, samples } }) {
      const zero = (["siret", "register", "vatNumber"] as const).filter((name) => isZero(legal[name]));
      const marked = samples.find(({ file }) => file === "content/legal.yaml")?.parts ?? [];
      const left = [...new Set([...zero, ...marked])];
      const missing = facts.filter((name) => legal[name] === null);
      if (left.length + missing.length > 0)
        return failed(
          [
            ...(left.length > 0 ? [`Not those of a company: ${left.join(", ")}.`] : []),
            ...(missing.length > 0 ? [`Not stated yet: ${missing.join(", ")}.`] : []),
          ].join(" "),
        );
      return isSiret(digits(legal.siret ?? "")) ? ok : failed(`The SIRET ${legal.siret} has a wrong digit.`);
    },
  },
  {
    id: "host",
    area: "legal",
    todo: "Name the company that hosts the site, and its country, in `content/articles/privacy.yaml`",
    check: ({ content: { host } }) => (host === null ? failed("It names nobody: host is null.") : ok),
  },
  {
    id: "webhook-receiver",
    area: "legal",
    todo: "If you set `WEBHOOK_URL`, say on the privacy page whose receiver it is: `webhookReceiver` in `content/articles/privacy.yaml`",
    check({ environment: { webhook }, content: { webhookReceiver } }) {
      if (webhook !== null && webhookReceiver === null)
        return failed("WEBHOOK_URL is set, and the page names no receiver.");
      return webhook === null && webhookReceiver !== null
        ? warning("The page names a receiver, and WEBHOOK_URL is not set.")
        : ok;
    },
  },
];
