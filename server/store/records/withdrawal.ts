import * as v from "valibot";
import type { WithdrawalStatement } from "#quotes/store/follow-up.ts";
import { recordKind } from "./record.ts";
import { text } from "./values.ts";

const shape: v.GenericSchema<unknown, WithdrawalStatement> = v.object({ name: text, email: text });

/** What a client stated on withdrawing from the contract of an accepted quote. */
export const withdrawalRecord = recordKind(shape);
