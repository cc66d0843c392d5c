import { createContext } from "react";

/** Whether the response is a refused form, and not a link that leads nowhere: its title then starts with the error. */
export const FormRefused = createContext(false);
