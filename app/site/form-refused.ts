import { createContext } from "react";

/** Whether the response is a refused form: its title then starts with the error. */
export const FormRefused = createContext(false);
