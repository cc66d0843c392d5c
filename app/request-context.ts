import { createContext } from "react-router";
import type { LeadIntake } from "./forms/lead-intake.ts";

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

/** Where a failure of this program is reported to: the host's log, or the console while pages are built ahead. */
export const reportFailure = createContext<(error: unknown) => void>(console.error);

/**
 * Runs the rendering of a page when the host has time for it; null where it has none. Pages that are built ahead wait
 * for nobody.
 */
export const renderTurn = createContext<(render: () => string) => Promise<string | null>>(async (render) =>
  render(),
);

/** A status with which the host already refused the request: the page that says so is rendered instead. */
export const refusal = createContext<number | null>(null);
