import { createContext } from "react-router";
import type { BoardOperations } from "./board.ts";
import type { AgencyOperations, ClientOperations, VisitorOperations } from "./operations.ts";

/** What the HTTP host gives to the loaders and actions of the pages behind secret links. */
export type FollowUpServices = {
  readonly agencyOperations: AgencyOperations;
  readonly clientOperations: ClientOperations;
  readonly visitorOperations: VisitorOperations;
  readonly boardOperations: BoardOperations;
  /** The visitor's IP address; empty if it is unknown. */
  readonly ipAddress: string;
  /** Aborted when the visitor leaves. */
  readonly signal: AbortSignal;
};

/** Set by the HTTP host for each live request. */
export const followUpServices = createContext<FollowUpServices>();

/** Set by the HTTP host once the store has failed a request. */
export const storeUnavailable = createContext(false);
