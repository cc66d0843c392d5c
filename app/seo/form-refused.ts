import { createContext } from "react";

/** Whether the response is a refused form: the title then begins with that. */
export const FormRefused = createContext(false);
