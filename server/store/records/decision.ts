import * as v from "valibot";
import { storedStatement } from "#quotes/acceptance/statement.ts";
import type { Decision } from "#quotes/store/follow-up.ts";
import { text } from "#quotes/stored-values.ts";
import { recordKind } from "./record.ts";

const shape: v.GenericSchema<unknown, Decision> = v.variant("kind", [
  v.object({
    kind: v.literal("accepted"),
    ...storedStatement,
    acceptanceSentence: text,
    orderButton: v.exactOptional(text),
    ipAddress: text,
    codeEntered: v.exactOptional(v.literal(true)),
  }),
  v.object({ kind: v.literal("declined"), reason: text }),
]);

/** What a client decided about a confirmed quote. */
export const decisionRecord = recordKind(shape);
