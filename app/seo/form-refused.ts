import { createContext } from "react";

/** True where the answer is a form sent back with its errors: the title says so first. */
export const FormRefused = createContext(false);
