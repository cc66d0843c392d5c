import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { extractEmailAddress } from "#app/domain/email-address.ts";
import { textOf } from "#app/forms/form-data.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { followUpServices } from "#quotes/follow-up-services.ts";
import { boardData } from "./board-data.ts";
import { ErasePerson, type EraseStep } from "./ErasePerson.tsx";
import { lineOf } from "./posted.server.ts";

/** Asks for the address of the person to be erased. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  return boardData(await boardOperations.search(params.token ?? "", ""), "board.erase.title");
}

/** First says what would be erased, and erases it with a second post. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { boardOperations } = context.get(followUpServices);
  const token = params.token ?? "";
  const form = await readForm(request);
  // What was stored before addresses were checked is erased too: nothing but an empty field is refused.
  const email = extractEmailAddress(lineOf(form, "email"));
  if (email === "") return data<EraseStep | null>({ kind: "refused", email }, { status: 422 });
  if (textOf(form, "confirmed") === "1") {
    const erased = await boardOperations.erase(token, email);
    return erased === null
      ? data<EraseStep | null>(null, { status: 404 })
      : data<EraseStep | null>({ kind: "erased", email, ...erased });
  }
  const found = await boardOperations.erasable(token, email);
  return found === null
    ? data<EraseStep | null>(null, { status: 404 })
    : data<EraseStep | null>({ kind: "confirm", email, ...found });
}

export default function EraseRoute() {
  const step = useActionData<typeof action>();
  return <ErasePerson step={step ?? null} />;
}
