/** Content that the build cannot use. The message has one line for each problem, for the person who edits the content. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
