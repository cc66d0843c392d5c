import { Icon } from "#app/ui/Icon.tsx";
import script from "./embed-way-back.inline.ts?script";
import { InlineScript } from "./InlineScript.tsx";

/** The link back from an embed page without script. Its script removes it when the page is in a frame. */
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
      <InlineScript source={script} />
    </>
  );
}
