import { textOf } from "./form-data.ts";

/** The field that identifies one display of a form of messages: what it sends is stored once, however often it arrives. */
export const messageKeyField = "key";

/** Each display of a page has one. */
export const newMessageKey = (): string => crypto.randomUUID();

/** The key of a posted form. One that no page has is as good as none, and is stored nowhere. */
export function readMessageKey(form: FormData): string {
  const key = textOf(form, messageKeyField);
  return /^[\w-]{36}$/.test(key) ? key : newMessageKey();
}
