import { isSiret } from "#app/domain/company-number.ts";
import { type Check, confirm, failed, ok, warning } from "../check.ts";

const digits = (text: string): string => text.replace(/\D/g, "");
const isZero = (number: string): boolean => /^0*$/.test(digits(number));

export const legalChecks: readonly Check[] = [
  {
    id: "registration",
    area: "legal",
    todo: "Put your own company's capital, SIRET, register, VAT number and host into `content/legal.ts`",
    check({ content: { legal, samples } }) {
      const zero = (["siret", "register", "vatNumber"] as const).filter((name) => isZero(legal[name]));
      const marked = samples.find(({ file }) => file === "content/legal.ts")?.parts ?? [];
      const left = [...new Set([...zero, ...marked])];
      if (left.length > 0) return failed(`Not those of a company: ${left.join(", ")}.`);
      return isSiret(digits(legal.siret)) ? ok : failed(`The SIRET ${legal.siret} has a wrong digit.`);
    },
  },
  {
    id: "legal-texts",
    area: "legal",
    todo: "Have a lawyer read the legal notice and the terms, `content/articles/legal-notice.ts` and `terms.ts`",
    check: () => confirm("Has a lawyer agreed to both texts, as they apply to your company?"),
  },
  {
    id: "host",
    area: "legal",
    todo: "Name the company that hosts the site, and its country, in `content/articles/privacy.ts`",
    check: ({ content: { host } }) => (host === null ? failed("It names nobody: host is null.") : ok),
  },
  {
    id: "webhook-receiver",
    area: "legal",
    todo: "If you set `WEBHOOK_URL`, say on the privacy page whose receiver it is: `webhookReceiver` in `content/articles/privacy.ts`",
    check({ environment: { webhook }, content: { webhookReceiver } }) {
      if (webhook !== null && webhookReceiver === null)
        return failed("WEBHOOK_URL is set, and the page names no receiver.");
      return webhook === null && webhookReceiver !== null
        ? warning("The page names a receiver, and WEBHOOK_URL is not set.")
        : ok;
    },
  },
  {
    id: "authorities",
    area: "legal",
    todo: "Compare the addresses of the CNIL and the Défenseur des droits in `content/articles/` with their sites",
    check: () => confirm("Are both postal addresses and their links right?"),
  },
  {
    id: "vat-rates",
    area: "legal",
    todo: "Have your accountant confirm the VAT rates in `content/place.ts`",
    check: () =>
      confirm("Are the VAT rates of every place right, and do they follow your clients' place of business?"),
  },
  {
    id: "payment-terms",
    area: "legal",
    todo: "Ask a lawyer whether French payment terms allow you the instalments that the configurator offers",
    check: ({ content: { figures } }) =>
      confirm(`Does a lawyer agree to payment over ${figures.paymentMonths.join(", ")} months?`),
  },
  {
    id: "quote-statements",
    area: "legal",
    todo: "Have a lawyer read what a confirmed quote states: delivery, deposit, subscriptions (start, term, end), means of payment, late payment, transfer of rights, complaints, in `content/words/*/quote-document.ts`",
    check: () => confirm("Does a lawyer agree to every statement of the document, as you work?"),
  },
  {
    id: "vat-statements",
    area: "legal",
    todo: "Have your accountant confirm the reasons that a quote gives where no VAT is charged, in `content/place.ts`",
    check: () => confirm("Are the articles that the document names the right ones for your clients?"),
  },
  {
    id: "withdrawal",
    area: "legal",
    todo: "Ask a lawyer when a client of yours may withdraw, when a deposit may then be asked (the document says from the eighth day), and whether an acceptance online then needs a withdrawal online (article L221-21 of the Code de la consommation): the agency answers three questions for each quote, and with three times yes the form is added",
    check: () => confirm("Do all who prepare quotes know when the withdrawal form belongs to one?"),
  },
  {
    id: "online-acceptance",
    area: "legal",
    todo: "Ask a lawyer whether an acceptance by a secret link is proof enough for your amounts",
    check: () =>
      confirm("Is name, position, statement, time, network address and the PDF's hash proof enough for you?"),
  },
  {
    id: "campaign-storage",
    area: "legal",
    todo: "Ask a lawyer whether you may remember a visit's campaign (`utm_*`) without consent",
    check: () => confirm("May the campaign of a visit be stored for the session, and with the request?"),
  },
];
