import { createContext } from "react-router";
import type { LeadIntake } from "./lead-intake.ts";

/** What the HTTP host gives to loaders and actions. */
export type RequestServices = {
  readonly intake: LeadIntake;
  /** The visitor's IP address; empty if it is unknown. */
  readonly ipAddress: string;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
  readonly secure: boolean;
};

/** Set by the HTTP host for each live request; undefined in prerendered pages. */
export const requestServices = createContext<RequestServices>();
