import { createContext } from "react";

/** The address of each page's social card, by the page's address. Provided by the server's entry. */
export const SocialCards = createContext<Readonly<Record<string, string>>>({});
