/** Content that the build cannot use. The message is one line, for the person who edits the content. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
