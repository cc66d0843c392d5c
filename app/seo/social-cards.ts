import { createContext } from "react";

/** The address of each social card, by the address that its page is shared with. Provided by the server's entry. */
export const SocialCards = createContext<Readonly<Record<string, string>>>({});
