import type { HTMLAttributes } from "react";

/** A part of the quote below its heading, whose ID is `id`. */
export function QuotePart({
  id,
  title,
  className = "",
  children,
  ...section
}: HTMLAttributes<HTMLElement> & { id: string; title: string }) {
  return (
    <section {...section} aria-labelledby={id} className={`mt-8 lg:mt-16 ${className}`}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
