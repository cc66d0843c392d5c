/** Something in a content file that the site cannot use, for the person who edits the content. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  /** The field, as its keys with dots between them; empty for the whole file. */
  readonly field: string;
  /** What was expected. */
  readonly message: string;
};

/** One line: file, line, field, and what was expected there. */
export const describeProblem = ({ file, line, field, message }: Problem): string =>
  [`${file}:${line}`, ...(field === "" ? [] : [field]), message].join(": ");
