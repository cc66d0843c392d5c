import type { X } from "../app/forms/contact.ts";

export type Y = X;
