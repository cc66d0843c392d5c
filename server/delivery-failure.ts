/** What a failure says about the next attempt. */
export type FailureFacts = {
  /** The recipient's server refuses the address permanently (SMTP 5xx for the recipient). */
  readonly recipientRefused: boolean;
  /** There was no connection: the other side is away, or accepts no more of them. */
  readonly unconnected: boolean;
  /** No attempt can succeed. */
  readonly final: boolean;
  /** How long the other side asks to wait; 0 if it does not say. */
  readonly retryAfterMs: number;
  /** A bug of this program, not a failure of a mail server, of the webhook receiver or of the store. */
  readonly bug: boolean;
};

/** A mail or message was not sent. The error's message is stored and logged, so it is a code, without address and secret. */
export class DeliveryFailure extends Error {
  override readonly name = "DeliveryFailure";
  readonly facts: FailureFacts;
  constructor(code: string, { cause, ...facts }: Partial<FailureFacts> & { readonly cause?: unknown } = {}) {
    super(code, { cause });
    const none = { recipientRefused: false, unconnected: false, final: false, retryAfterMs: 0, bug: false };
    this.facts = { ...none, ...facts };
  }
}
