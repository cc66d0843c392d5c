import { createContext } from "react";

/** True where the response is a form sent back with its errors: the title says so first. */
export const FormRefused = createContext(false);
