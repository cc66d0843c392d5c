import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  DetailsHTMLAttributes,
  FormHTMLAttributes,
  ReactNode,
} from "react";
import { type ButtonStyle, buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";

/**
 * Where a form of a private page posts: its page, without a fragment. Its answer has the focus where it says something (`autoFocus`),
 * and a browser ignores that beside a fragment. Only presses that are never refused have one.
 */
export const formAction = ".";

/** A form that posts to its page. `values`: what it posts that nobody enters, by name; undefined is not posted. */
export function PostForm({
  values = {},
  children,
  ...form
}: FormHTMLAttributes<HTMLFormElement> & {
  values?: Readonly<Record<string, string | number | undefined>>;
}) {
  return (
    <form {...form} method="post" action={formAction}>
      {Object.entries(values).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

/** What a press on its label unfolds. `labelClass`: of the label; `iconClass`: of the arrow after it. */
export function Fold({
  label,
  labelClass = "min-h-11 items-center gap-3 py-2",
  iconClass = "",
  className = "",
  children,
  ...details
}: DetailsHTMLAttributes<HTMLDetailsElement> & {
  label: ReactNode;
  labelClass?: string;
  iconClass?: string;
}) {
  return (
    <details {...details} className={`fold ${className}`}>
      <summary className={`flex ${labelClass}`}>
        {label}
        <Icon name="chevron-down" className={iconClass} />
      </summary>
      {children}
    </details>
  );
}

/** The column of the pages behind secret links. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-[min(100%-2*var(--gutter),var(--container-column))] pt-8 pb-24">{children}</div>
  );
}

/** A part of the page with its heading. */
export function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${props.id}-title`} id={props.id} className="mt-14 scroll-mt-6">
      <h2 id={`${props.id}-title`} className="text-heading">
        {props.title}
      </h2>
      <div className="mt-4">{props.children}</div>
    </section>
  );
}

/**
 * A group of fields with its title. `look`: `near` to what stands before, `inner` to another part, or with a
 * `hiddenTitle` that the page shows beside it.
 */
export function Group(props: {
  id?: string;
  title: string;
  columns?: boolean;
  look?: "near" | "inner" | "hiddenTitle";
  children: ReactNode;
}) {
  const { id, title, columns = false, look = "apart", children } = props;
  const [place, legend, gap] = {
    apart: ["mt-12", "font-bold font-display text-heading", "mt-5"],
    near: ["mt-8", "font-bold font-display text-heading", "mt-4"],
    inner: ["mt-5", "font-semibold text-ink-2", "mt-3"],
    hiddenTitle: ["", "sr-only", ""],
  }[look];
  return (
    <fieldset id={id} className={`scroll-mt-6 ${place}`}>
      <legend className={legend}>{title}</legend>
      <div
        className={`grid ${look === "inner" ? "gap-4 sm:gap-6" : "gap-6"} ${gap} ${columns ? "items-start sm:grid-cols-2 sm:items-end sm:has-[[aria-invalid]]:items-start" : ""}`}
      >
        {children}
      </div>
    </fieldset>
  );
}

/** What was just done. Shown at its own address only: the page has no memory of it. */
export function DoneMessage(props: { id: string; className?: string; children: ReactNode }) {
  const { id, className = "mb-6", children } = props;
  return (
    <p
      id={id}
      role="status"
      className={`only-target scroll-mt-6 border-lagoon border-l-4 bg-raised px-6 py-4 font-semibold ${className}`}
    >
      {children}
    </p>
  );
}

/** A link that stands alone: as high as a finger needs. */
export function PageLink({ className = "", ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...anchor} className={`underlined inline-flex min-h-11 items-center ${className}`} />;
}

/** The way back to the page above. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <p className="mt-8">
      <PageLink href="../">{children}</PageLink>
    </p>
  );
}

/** The button of a form, on a phone as wide as the form. */
export function SubmitButton({
  look = "quiet",
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonStyle }) {
  return (
    <button {...button} type="submit" className={buttonClass(look, "max-sm:w-full sm:justify-self-start")} />
  );
}
