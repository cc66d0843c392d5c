import type { ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";

const linkClass = "inline-flex min-h-11 items-center gap-2 hover:text-accent-ink";

/**
 * Something of a third party on a page of its own, so that only this page's policy allows it. Below it are the way back, and the
 * same thing at its service, as nobody can tell from here whether the service has answered. In a frame,
 * `browser/open-embed.ts` handles the way back.
 */
export function EmbedPage(props: {
  title: string;
  src: string;
  back: { href: string; label: string };
  service: { href: string; label: string };
  /** In its place, unless the page is in a frame: what is known of it here. The service then answers a press alone. */
  children?: ReactNode;
}) {
  const { title, src, back, service, children } = props;
  return (
    <main className="flex min-h-svh flex-col">
      <h1 className="sr-only">{title}</h1>
      {children && (
        <div className="hidden grow grid-cols-1 grid-rows-[auto_1fr] [@media(height>=40rem)]:grid">
          {children}
        </div>
      )}
      <iframe
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="strict-origin"
        className={`grow ${children ? "[@media(height>=40rem)]:hidden" : ""}`}
      />
      <p className="flex flex-wrap justify-between gap-x-6 bg-canvas px-4">
        <a href={back.href} target="_top" data-way-back className={linkClass}>
          <Icon name="chevron-left" />
          {back.label}
        </a>
        <a href={service.href} target="_blank" rel="noopener" className={linkClass}>
          {service.label}
          <Icon name="arrow-up-right" />
        </a>
      </p>
    </main>
  );
}
