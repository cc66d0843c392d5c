/** The places of the page that links and answers lead to. */
export const anchors = {
  /** What has become of the quote. */
  state: "state",
  note: "note",
  decision: "decision",
  options: "options",
  ask: "ask",
  /** Shown only at this address: the page has no memory of what was just sent. */
  sent: "sent",
} as const;

/** The acknowledgement of an earlier version, on the page of the withdrawal. */
export const withdrawalAnchor = (version: number): string => `declaration-${version}`;
