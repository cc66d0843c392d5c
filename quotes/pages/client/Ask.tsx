import { ErrorSummary } from "#app/forms/ErrorSummary.tsx";
import { messageKeyField } from "#app/forms/message-key.ts";
import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { TextArea } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import type { ThreadMessage } from "#quotes/operations.ts";
import { PageLink, SubmitButton } from "#quotes/pages/parts.tsx";
import { Thread } from "#quotes/pages/Thread.tsx";
import { threadAnchor } from "#quotes/questions/messages.ts";
import type { QuoteActionData } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { acceptForm, OtherAnswer, otherButton, otherControl } from "./ClientForm.tsx";

/** A question to the agency. `quoteEnded`: of a quote that ended, where another one is what there is to ask for. `choosing`: the client can tick options. */
export function Ask({
  quoteEnded,
  replaced,
  choosing,
  messages,
  messageKey,
  actionData,
}: {
  quoteEnded: boolean;
  /** The link of a newer version is what there is to ask for. */
  replaced: boolean;
  choosing: boolean;
  /** What was asked and answered before, the oldest first. */
  messages: readonly ThreadMessage[];
  messageKey: string;
  actionData: QuoteActionData | undefined;
}) {
  const { t } = useLanguage();
  const errors = actionData?.errors ?? {};
  const { phone, emails } = identity;
  const asked = actionData?.kind === "asked";
  // The address that says so stays in the browser: a page that is opened again after the answer does not.
  const waits = messages.at(-1)?.from === "client";
  return (
    <section
      aria-labelledby="ask-title"
      data-screen-only
      className="quote-answer mt-7 scroll-mt-6 lg:mt-20"
      id={anchors.ask}
    >
      {(asked || waits) && (
        <div
          id={anchors.sent}
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page is the answer to the question, and this says that it was sent
          autoFocus={asked}
          className={`${asked ? "" : "only-target"} col-span-full mb-8 bg-raised px-6 py-5`}
        >
          <p className="flex items-center gap-3 font-semibold text-heading">
            <Icon name="check" className="text-lagoon" />
            {t(quoteEnded ? "clientQuote.ask.sent.renew" : "clientQuote.ask.sent")}
          </p>
          <p className="mt-1 text-ink-2">{t("clientQuote.ask.promise")}</p>
        </div>
      )}
      {messages.length > 0 && (
        <div id={threadAnchor} className="col-span-full mb-14 scroll-mt-6">
          <h2 className="mb-6 text-heading">{t("clientQuote.thread.title")}</h2>
          <Thread
            messages={messages}
            names={{
              client: t("clientQuote.thread.you"),
              agency: t("clientQuote.thread.agency", { agency: identity.name }),
            }}
          />
        </div>
      )}
      <div>
        <h2 id="ask-title" className="text-heading lg:text-title">
          {t(
            replaced
              ? "clientQuote.ask.title.link"
              : quoteEnded
                ? "clientQuote.ask.title.renew"
                : "clientQuote.ask.title",
          )}
        </h2>
        <p className="mt-2 max-w-[24em] text-ink-2 lg:mt-4">{t("clientQuote.ask.promise")}</p>
        <p className="mt-1 text-ink-2 lg:mt-4">
          {t("clientQuote.ask.direct")}{" "}
          <PageLink href={phoneLink} className="tabular text-ink">
            {phone.display}
          </PageLink>
        </p>
      </div>
      <OtherAnswer step="ask" view={null} choosing={choosing}>
        <input
          type="hidden"
          name={messageKeyField}
          value={messageKey}
          form={choosing ? acceptForm : undefined}
        />
        <ErrorSummary errors={errors} fields={["question"]} focused />
        {actionData?.kind === "tooMany" && (
          <RefusalMessage focused>{t("clientQuote.ask.tooMany", { email: emails.projects })}</RefusalMessage>
        )}
        <TextArea
          {...otherControl(choosing)}
          name="question"
          label={t(quoteEnded ? "clientQuote.ask.label.renew" : "clientQuote.ask.label")}
          error={errors.question}
          defaultValue={actionData?.entered.question}
          rows={3}
          required
        />
        <SubmitButton {...otherButton(choosing, "ask")}>
          {t("clientQuote.ask.submit")}
          <Icon name="arrow-right" />
        </SubmitButton>
      </OtherAnswer>
    </section>
  );
}
