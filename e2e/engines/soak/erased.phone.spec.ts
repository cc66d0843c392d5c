/** What is seen by whoever goes back in the browser after a request was erased. */
import { expect, test } from "#testing/engines/test.ts";
import { contactValues, formFields } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { agencyLink, agencyWords } from "../../follow-up.ts";

test("after a request was erased, Back shows nothing of it", async ({ visitor, site, person }) => {
  const email = person("erased");
  const body = new URLSearchParams(formFields("fr-fr", contactValues(email)));
  await fetch(`${site.direct}${routes.contact["fr-fr"]}`, { method: "POST", body, redirect: "manual" });

  const main = { role: "main" } as const;
  const requestPage = await agencyLink(site.mail, email);
  await visitor.goTo(requestPage);
  expect(await visitor.text(main)).toContain(email);
  await visitor.press({ role: "link", name: agencyWords("request.erase.link") });
  await visitor.press({ role: "button", name: agencyWords("request.erase.link") });
  await visitor.press({ role: "button", name: agencyWords("request.erase.submit") });
  await visitor.sees({ role: "heading", name: agencyWords("request.erase.done") });

  const gone = { role: "heading", name: agencyWords("request.gone.title") } as const;
  // The second step is the answer to a post: the browser has its own page for it, or asks the server again.
  await visitor.back();
  await visitor.back();
  await visitor.arrivesAt(`${requestPage}effacer/`);
  await visitor.sees(gone);
  await visitor.back();
  await visitor.arrivesAt(requestPage);
  await visitor.sees(gone);
  expect(await visitor.text(main)).not.toContain(email);
});
