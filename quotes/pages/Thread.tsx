import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { ThreadMessage } from "#quotes/operations.ts";

/** What client and agency wrote to each other, the oldest first. `names`: of each, as the reader calls them. */
export function Thread(props: {
  messages: readonly ThreadMessage[];
  names: Readonly<Record<ThreadMessage["from"], string>>;
}) {
  const { locale } = useLanguage();
  return (
    <ol className="grid max-w-[42em] gap-4">
      {props.messages.map(({ id, from, at, text }) => (
        <li
          key={id}
          className={`border-l-4 bg-raised px-6 py-4 ${from === "client" ? "border-edge" : "border-accent sm:ml-8"}`}
        >
          <p className="flex flex-wrap justify-between gap-x-6">
            <span className="font-semibold">{props.names[from]}</span>
            <span className="text-ink-2">{formatMoment(at, locale)}</span>
          </p>
          <p dir="auto" className="mt-2 whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
