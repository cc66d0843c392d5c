/** A script that has to run before the first paint. Comments and indentation stay in its file. */
export function InlineScript(props: { source: string }) {
  const source = props.source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
