import * as v from "valibot";
import type { WithdrawalStatement } from "#quotes/store/follow-up.ts";
import { text } from "#quotes/stored-values.ts";
import { recordKind } from "./record.ts";

const shape: v.GenericSchema<unknown, WithdrawalStatement> = v.object({ name: text, email: text });

/** What a client stated on withdrawing from the contract of an accepted quote. */
export const withdrawalRecord = recordKind(shape);
