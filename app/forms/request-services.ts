import { createContext } from "react-router";
import type { LeadIntake } from "./lead-intake.ts";

/** What the HTTP host gives to an action. */
export type RequestServices = {
  readonly intake: LeadIntake;
  /** The visitor's IP address; empty where it is not known. */
  readonly address: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
};

/** Set by the HTTP host for each live request; pages that are built ahead have none. */
export const requestServices = createContext<RequestServices>();
