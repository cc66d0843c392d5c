/** Adds the words of a search that found no option to the message, which begins with what they are about. */
import { searchedOptionKey } from "#app/domain/personal-data.ts";
import type { ContactTopic, topicParameter } from "#app/forms/contact-topics.ts";

const asked = "topic=option" satisfies `${typeof topicParameter}=${ContactTopic}`;
const message = document.querySelector<HTMLTextAreaElement>("#message");
let words: string | null = null;
try {
  words = sessionStorage.getItem(searchedOptionKey);
} catch {
  // Storage is refused.
}
// Nothing that was entered is replaced, as when the visitor comes back to the page.
if (message && words && location.search.includes(asked) && message.value === message.defaultValue)
  message.value = `${message.defaultValue.trimEnd()} ${words}\n`;
