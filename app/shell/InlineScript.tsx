/** A script that runs as the page is parsed. `source`: an `X.inline.ts`, imported with `?script`. */
export function InlineScript(props: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: props.source }} />;
}
