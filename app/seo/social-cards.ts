import { createContext } from "react";

/** The address of each page's picture, by the page's own: handed in by the server's entry, as the pictures are. */
export const SocialCards = createContext<Readonly<Record<string, string>>>({});
