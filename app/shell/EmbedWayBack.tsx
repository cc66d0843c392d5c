import { Icon } from "#app/ui/Icon.tsx";
import { InlineScript } from "./InlineScript.tsx";

/**
 * The way back from a page that shows somebody else's: for whoever came here without script. In a frame of ours it
 * goes, for it would load the page around it anew, and what was typed there would be gone.
 */
export function EmbedWayBack(props: { href: string; children: string }) {
  return (
    <>
      <a
        href={props.href}
        target="_top"
        className="inline-flex min-h-11 items-center gap-2 bg-canvas px-4 hover:text-accent-ink"
      >
        <Icon name="chevron-left" />
        {props.children}
      </a>
      <InlineScript source="if (self !== top) document.currentScript.previousElementSibling.remove();" />
    </>
  );
}
