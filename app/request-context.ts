import { createContext } from "react-router";
import type { LeadDesk } from "./forms/lead-desk.ts";

/** What the HTTP host gives to an action. */
export type RequestServices = { readonly desk: LeadDesk; readonly address: string };

/** Set by the HTTP host for each live request; pages that are built ahead have none. */
export const requestServices = createContext<RequestServices>();

/** A status with which the host already refused the request: the page that says so is rendered instead. */
export const refusal = createContext<number | null>(null);
