import { Icon } from "#app/ui/Icon.tsx";

/**
 * Under an embedded page: the way back, and the same thing at its service, as nobody can tell from here whether the
 * service has answered. In a frame, `browser/open-embed.ts` handles the way back.
 */
export function EmbedBar(props: {
  back: { href: string; label: string };
  service: { href: string; label: string };
}) {
  const { back, service } = props;
  return (
    <p className="flex flex-wrap justify-between gap-x-6 bg-canvas px-4">
      <a
        href={back.href}
        target="_top"
        data-way-back
        className="inline-flex min-h-11 items-center gap-2 hover:text-accent-ink"
      >
        <Icon name="chevron-left" />
        {back.label}
      </a>
      <a
        href={service.href}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 hover:text-accent-ink"
      >
        {service.label}
        <Icon name="arrow-up-right" />
      </a>
    </p>
  );
}
