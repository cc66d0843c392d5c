/** A script that runs as the page is parsed, or as a module once it is. `source`: an `X.inline.ts`, imported with `?script`. */
export function InlineScript(props: { source: string; module?: boolean }) {
  const type = props.module ? "module" : undefined;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script type={type} dangerouslySetInnerHTML={{ __html: props.source }} />;
}
