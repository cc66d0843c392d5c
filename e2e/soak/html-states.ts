/** Every page in every state that a visitor, a client or the agency can bring it into. */

import { acknowledgementParameter, noAcknowledgement } from "#app/forms/acknowledgement-parameter.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { constructionSubjects } from "#app/site/pages.ts";
import { acceptanceKeyOf } from "#quotes/client-operations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { maxAnswerLength, maxNotesLength } from "#quotes/pages/agency/steps.ts";
import { choiceField, clientSteps } from "#quotes/pages/client/forms.ts";
import { boardListPaths, boardRequestPaths } from "#quotes/private-paths.ts";
import { stepKey } from "#quotes/step-keys.ts";
import { StoreUnavailableError, UnreadableRecordError } from "#quotes/store/store.ts";
import { sampleTerms, termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { contactValues, example, formFields } from "#testing/form-values.ts";
import { lacking } from "#testing/offered-options.ts";
import { openPrivatePages, post, site } from "#testing/private-pages-in-process.ts";
import { routes } from "#testing/routes.ts";
import type { locales } from "#testing/words.ts";

type Locale = (typeof locales)[number];

/** Keeps a page under a name, and checks the status of its response. */
export type Save = (name: string, status: number, response: Promise<Response>) => Promise<void>;

const get = (path: string): Request => new Request(`${site}${path}`);

const form = (path: string, fields: Readonly<Record<string, string>>): Request =>
  post(path, new URLSearchParams(fields).toString());

export async function savePublicPages(locale: Locale, save: Save): Promise<void> {
  const { ask, close } = await openPrivatePages(locale);
  // Addresses without a language are saved with the first.
  for (const path of prerenderedPaths().filter((path) => !/\.\w+$/.test(path)))
    if (path.startsWith(`/${locale}/`) || (locale === "fr-fr" && !path.startsWith("/en-en/")))
      await save(`public${path.replaceAll("/", "-")}`, 200, ask(get(path)));
  const contact = routes.contact[locale];
  const pricing = routes.pricing[locale];
  for (const service of constructionSubjects)
    await save(`${service}-${locale}`, 200, ask(get(`${routes.construction[locale]}?service=${service}`)));
  await save(`contact-refused-${locale}`, 422, ask(post(contact, "_redirect=&email=a&phone=1")));
  await save(`contact-topic-${locale}`, 200, ask(get(`${contact}?topic=seo`)));
  await save(
    `contact-without-acknowledgement-${locale}`,
    200,
    ask(get(`${routes.thankYou[locale]}?${acknowledgementParameter}=${noAcknowledgement}`)),
  );
  await save(`configured-${locale}`, 200, ask(get(`${pricing}${example.query}`)));
  await save(`request-open-${locale}`, 200, ask(get(`${pricing}${example.query}&request=open`)));
  await save(`request-sent-${locale}`, 200, ask(get(`${pricing}${example.query}&request=sent`)));
  await save(`advised-${locale}`, 200, ask(get(`${pricing}?type=ecommerce`)));
  await save(
    `refused-options-${locale}`,
    200,
    ask(get(`${pricing}?type=vitrine&pack=pro&options=${lacking("pro")?.option},x`)),
  );
  await save(
    `quote-refused-${locale}`,
    422,
    ask(form(pricing, { ...example.fields, firstName: "", email: "a" })),
  );
  const sound = formFields(locale, contactValues(`${locale}@visitor.example`));
  await ask(form(contact, sound));
  await save(`contact-too-soon-${locale}`, 429, ask(form(contact, { ...sound, message: "Again" })));
  await close();
}

/** The pages of each refusal. */
export async function saveErrorPages(locale: Locale, save: Save): Promise<void> {
  const { ask, close, operations } = await openPrivatePages(locale);
  const contact = routes.contact[locale];
  const sound = formFields(locale, contactValues(`${locale}@visitor.example`));
  const foreign = { Origin: "https://elsewhere.example" };
  await save(`missing-${locale}`, 404, ask(get(`/${locale}/missing`)));
  await save(`method-${locale}`, 405, ask(new Request(`${site}${contact}`, { method: "DELETE" })));
  await save(`foreign-${locale}`, 403, ask(post(contact, "name=a", foreign)));
  await save(`large-${locale}`, 413, ask(post(contact, `message=${"m".repeat(40_000)}`)));
  await save(`long-${locale}`, 414, ask(get(`${contact}?a=${"a".repeat(20_000)}`)));
  await save(`type-${locale}`, 415, ask(post(contact, "{}", { "Content-Type": "application/json" })));
  operations.intake.submit = async () => ({ status: "unavailable" });
  await save(`unavailable-contact-${locale}`, 503, ask(form(contact, sound)));
  await close();
}

/** The pages behind links: of a request whose client asks, chooses, accepts with a code and withdraws. */
export async function savePrivatePages(locale: Locale, save: Save): Promise<void> {
  const { ask, close, draftHash, leadId, operations, quote, store, tokens } = await openPrivatePages(locale);
  const { agencyOperations, clientOperations, links } = operations;
  const [agency, client, board] = [`/r/${tokens.agency}/`, `/q/${tokens.client}/`, `/b/${tokens.board}/`];
  const saveOwn = (name: string, status: number, request: Request) =>
    save(`${name}-${locale}`, status, ask(request));

  await saveOwn("download", 200, get(`/d/${tokens.visitor}/`));
  for (const page of "rqdb") await saveOwn(`gone-${page}`, 404, get(`/${page}/${"x".repeat(22)}/`));
  await saveOwn("board-link", 200, get(boardRequestPaths[locale]));
  await saveOwn("board", 200, get(board));
  for (const list of Object.values(boardListPaths))
    await saveOwn(`board-${list}`, 200, get(`${board}${list}/`));
  await saveOwn("board-found", 200, form(`${board}recherche/`, { text: "Lavigne" }));
  await saveOwn("board-nothing", 200, form(`${board}recherche/`, { text: "zq" }));
  await saveOwn("board-refused", 422, form(`${board}recherche/`, { text: "n".repeat(101) }));
  await saveOwn("board-erase", 200, get(`${board}effacer/`));
  await saveOwn("board-erase-refused", 422, form(`${board}effacer/`, { email: "" }));
  const { email = "" } = (await store.lead(leadId))?.fields ?? {};
  await saveOwn("board-erase-asked", 200, form(`${board}effacer/`, { email }));

  await saveOwn("request", 200, get(agency));
  await saveOwn("request-notes", 422, form(agency, { step: "notes", notes: "n".repeat(maxNotesLength + 1) }));
  await saveOwn("request-pass-on", 200, form(agency, { step: "passOn", quoteId: quote.id }));
  await saveOwn("request-erase", 200, get(`${agency}effacer/`));
  const draft = `${agency}devis/`;
  await saveOwn("draft", 200, get(draft));
  const unfinished = { lineCount: "2", startOn: "soon", "line-0-label": "<b>" };
  await saveOwn("draft-refused", 422, form(draft, { step: "preview", ...unfinished }));
  await saveOwn("draft-more-lines", 200, form(draft, { step: "more", ...unfinished }));
  await saveOwn("draft-total", 200, form(draft, { step: "recalculate", ...unfinished }));

  const first = { quoteId: quote.id, pdfHash: quote.pdfHash };
  await saveOwn("client", 200, get(client));
  await saveOwn("client-asked-nothing", 422, form(client, { step: clientSteps.ask, question: "" }));
  await ask(form(client, { step: clientSteps.ask, question: "Combien de <pages> ?" }));
  const answer = { step: "answer", key: "k", quoteId: quote.id };
  await saveOwn("request-asked", 200, get(agency));
  await saveOwn("request-answer", 422, form(agency, { ...answer, answer: "a".repeat(maxAnswerLength + 1) }));
  await saveOwn("client-asked", 200, get(client));

  // A second version, with an option and two of which one is taken, from which its client may withdraw.
  const [line] = sampleTerms.lines;
  if (line === undefined) throw new Error("The sample quote has lines");
  await agencyOperations.saveDraft(tokens.agency, {
    ...termsOn(await agencyOperations.today()),
    lines: [
      ...sampleTerms.lines,
      { ...line, label: "Traduction", inclusion: "notSelected" },
      { ...line, label: "Simple", inclusion: "selected", choice: "Formule <b>" },
      { ...line, label: "Double", inclusion: "notSelected", choice: "Formule <b>" },
    ],
    withdrawal: withdrawing,
  });
  await saveOwn("preview", 200, get(`${agency}apercu/`));
  const second = (await agencyOperations.view(tokens.agency))?.draftHash ?? "";
  if (second === draftHash) throw new Error("The second draft is the first");
  await agencyOperations.confirm(tokens.agency, second, "");
  await saveOwn("request-replaced", 200, get(agency));
  await saveOwn("client-replaced", 409, form(client, { step: clientSteps.decline, reason: "", ...first }));
  const [newest] = (await store.requestHistory(leadId))?.confirmedQuotes ?? [];
  if (newest === undefined) throw new Error("The second version is not confirmed");
  const seen = { quoteId: newest.id, pdfHash: newest.pdfHash, [choiceField(5)]: "6" };
  const acceptance = {
    ...{ name: "A & B", signatoryRole: "<b>", earlyStart: "yes", agreed: "yes", option: "4" },
    ...seen,
  };
  /** As the second step of the page of this address posts it. */
  const confirmed = (path: string) => ({
    ...acceptance,
    step: clientSteps.accept,
    stepKey: acceptanceKeyOf(path.split("/")[2] ?? "", newest.quote.locale, agencyDay(Date.now())),
  });
  await saveOwn("client-options", 200, form(client, { ...acceptance, step: clientSteps.recalculate }));
  await saveOwn("client-refused", 422, form(client, { step: clientSteps.review, ...seen }));
  const long = { step: clientSteps.decline, reason: "r".repeat(2000), ...seen };
  await saveOwn("client-reason", 422, form(client, long));
  await saveOwn("client-declining", 200, form(client, { ...long, reason: "<b>" }));
  await saveOwn("client-review", 200, form(client, { ...acceptance, step: clientSteps.review }));

  // A link that was passed on needs a code.
  const url = await links.forClientToPassOn(leadId, newest.expiresAt, { replacing: true });
  const passedOn = new URL(url).pathname;
  await saveOwn("code", 200, form(passedOn, { ...acceptance, step: clientSteps.review }));
  await saveOwn("code-wrong", 422, form(passedOn, { ...confirmed(passedOn), code: "12" }));

  const { confirmedPdf } = store;
  store.confirmedPdf = (id) =>
    Promise.reject(new UnreadableRecordError({ table: "quotes", id, part: "pdf" }));
  await saveOwn("damaged-pdf", 503, get(`${passedOn}devis.pdf`));
  store.confirmedPdf = confirmedPdf;

  const token = passedOn.split("/")[2] ?? "";
  const mailed = new URL(await links.forClient(leadId, newest.expiresAt)).pathname;
  const accepted = await ask(form(mailed, confirmed(mailed)));
  if (accepted.status !== 303) throw new Error(`The acceptance is answered with ${accepted.status}`);
  await saveOwn("client-accepted", 200, get(mailed));
  await saveOwn("client-too-late", 409, form(mailed, { step: clientSteps.decline, reason: "", ...seen }));
  await saveOwn("request-won", 200, get(agency));
  const withdrawal = `${mailed}retractation/`;
  await saveOwn("withdrawal", 200, get(withdrawal));
  await saveOwn("withdrawal-refused", 422, form(withdrawal, { name: "", email: "a", quoteId: newest.id }));
  const statement = { name: "A & B", email, quoteId: newest.id };
  await saveOwn("withdrawal-review", 200, form(withdrawal, statement));
  const withdrawKey = stepKey(mailed.split("/")[2] ?? "", "withdraw", newest.id);
  await ask(form(withdrawal, { ...statement, [stepKeyField]: withdrawKey }));
  await saveOwn("withdrawn", 200, get(withdrawal));
  await saveOwn("client-withdrawn", 200, get(mailed));
  await saveOwn("request-withdrawn", 200, get(agency));
  if ((await clientOperations.view(token)) === null) throw new Error("A link that was passed on has ended");

  // The board has a request in each of its lists by then, and the store may be away.
  await saveOwn("board-after", 200, get(board));
  const { findLink } = store;
  store.findLink = () => Promise.reject(new StoreUnavailableError("SQLITE_FULL"));
  for (const [name, path] of Object.entries({ agency, client: mailed }))
    await saveOwn(`unavailable-${name}`, 503, get(path));
  await saveOwn("unavailable-draft", 503, form(draft, { step: "save", ...unfinished }));
  store.findLink = findLink;

  await saveOwn("request-erase-confirm", 200, form(`${agency}effacer/`, {}));
  const eraseKey = stepKey(tokens.agency, "erase");
  await saveOwn("request-erased", 200, form(`${agency}effacer/`, { [stepKeyField]: eraseKey }));
  await saveOwn("board-empty", 200, get(board));
  await close();
}
