import type { Advised } from "#app/content/schemas/agency.ts";
import { isSiret } from "#app/domain/company-number.ts";
import { type Check, failed, ok, warning } from "../check.ts";

const digits = (text: string): string => text.replace(/\D/g, "");
const isZero = (number: string | null): boolean => number !== null && /^0*$/.test(digits(number));
const facts = ["capital", "siret", "register", "vatNumber", "host"] as const;

/** What only a lawyer or an accountant can answer: docs/law.md has the rules. */
const questions: Readonly<Record<Advised, string>> = {
  generalTerms:
    "Ask a lawyer whether the general terms suit your company and its clients, with the mediator, the withdrawal and the button of an order",
  withdrawal:
    "Ask a lawyer whether notice, form and page of the withdrawal suit you, and whether work may start before its period ends",
  electronicInvoices:
    "Ask your accountant which approved platform receives your electronic invoices, as since 1 September 2026, and issues them from 1 September 2027",
  chatbot:
    "Ask a lawyer how a chatbot that you sell tells people that they talk to a machine (article 50 of Regulation (EU) 2024/1689)",
  accessibility: "Ask a lawyer which sites that you sell have to be accessible by law, and who declares it",
};

const adviceChecks = Object.entries(questions).map(
  ([key, question]): Check => ({
    id: `advice-${key}`,
    area: "legal",
    todo: `${question}; then write the answer into \`content/legal.yaml\`: \`advice\`, \`${key}\``,
    check({ content: { legal, sellsChatbot } }) {
      if (legal.advice[key as Advised] !== null || (key === "chatbot" && !sellsChatbot)) return ok;
      return warning("Nobody has answered it yet.");
    },
  }),
);

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
    id: "mediator",
    area: "legal",
    todo: "Name the mediator of consumer disputes that you have joined in `content/legal.yaml`, unless you never sell to a consumer",
    check: ({ content: { legal } }) =>
      legal.mediator === null ? warning("There is none, and no text promises one.") : ok,
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
  ...adviceChecks,
];
