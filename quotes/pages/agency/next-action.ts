import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { RequestView } from "#quotes/operations.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { anchorOf, anchors } from "./anchors.ts";

/** What the agency does first about a request, and where. */
export type NextAction = {
  readonly kind: "answer" | "refund" | "prepare" | "write" | "call" | "deposit";
  readonly href: string;
};

/** In the order of the board's lists. Null: the client's turn, or nothing is left to do, or a command is to release the request first. */
export function nextAction(
  view: Pick<
    RequestView,
    "kind" | "isQuarantined" | "followUpStatus" | "thread" | "refund" | "versions" | "email" | "enteredRows"
  >,
): NextAction | null {
  const { kind, followUpStatus, versions, email } = view;
  const isOpen = followUpStatus === "open";
  if (view.isQuarantined) return null;
  if (isOpen && view.thread.at(-1)?.from === "client")
    return { kind: "answer", href: `#${anchors.questions}` };
  if (view.refund !== null) {
    const owed = versions.find((version) => refundOf(version) !== null)?.quote.version ?? 0;
    return { kind: "refund", href: `#${anchorOf(anchors.refund, owed)}` };
  }
  if (versions.length === 0) {
    if (kind === "quote" && email !== null)
      return isOpen || followUpStatus === "answered" ? { kind: "prepare", href: "devis/" } : null;
    if (!isOpen) return null;
    const linkTo = (scheme: string) => view.enteredRows.find(({ href }) => href?.startsWith(scheme))?.href;
    const [mail, phone] = [linkTo("mailto:"), linkTo("tel:")];
    if (mail !== undefined) return { kind: "write", href: mail };
    return phone === undefined ? null : { kind: "call", href: phone };
  }
  const accepted = versions.find(({ state }) => state === "accepted");
  if (accepted?.deposit?.mayBePaid && receivedDeposit(accepted).rest > 0)
    return { kind: "deposit", href: `#${anchors.deposit}` };
  return null;
}
