/**
 * Which of the versions before one it replaces, the newest first: a contract that its client withdrew from has ended, so that nothing
 * replaces it or what was before it.
 */
export function replacedVersions<Version extends { readonly withdrawn: object | null }>(
  earlier: readonly Version[],
): readonly Version[] {
  const ended = earlier.findIndex(({ withdrawn }) => withdrawn !== null);
  return ended < 0 ? earlier : earlier.slice(0, ended);
}
