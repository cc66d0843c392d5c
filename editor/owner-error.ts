/** What the person who has typed the command can mend: only its message is printed. */
export class OwnerError extends Error {
  override readonly name = "OwnerError";
}
