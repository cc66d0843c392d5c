import * as v from "valibot";
import type { Decision } from "../follow-up.ts";
import { recordKind, type Upgrade } from "./record.ts";
import { text } from "./values.ts";

const today: v.GenericSchema<unknown, Decision> = v.variant("kind", [
  v.object({
    kind: v.literal("accepted"),
    name: text,
    signatoryRole: text,
    acceptanceSentence: text,
    orderButton: v.exactOptional(text),
    ipAddress: text,
    codeEntered: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.literal("declined"), reason: text }),
]);

/** Plainer names of what is kept of an acceptance. */
const withSignatoryRole: Upgrade = ({ capacity, mention, address, ...stored }) =>
  stored.kind === "accepted"
    ? { ...stored, signatoryRole: capacity, acceptanceSentence: mention, ipAddress: address }
    : stored;

/** What a client decided about a confirmed quote. */
export const decisionRecord = recordKind(today, [withSignatoryRole]);
