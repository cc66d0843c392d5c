import { expect, test } from "vitest";
import { secondsBetweenRequests } from "#app/domain/visitor-limits.ts";
import { dictionaries } from "#app/i18n/words.ts";

test("the message for sending again too soon contains the limit", () => {
  for (const words of Object.values(dictionaries))
    expect(words["forms.error.tooSoon"]).toMatch(new RegExp(`\\b${secondsBetweenRequests}\\b`));
});
