import { type HeadersFunction, useActionData } from "react-router";
import type { action } from "#app/forms/contact/action.server.ts";
import { Coverage } from "./Coverage.tsx";
import { FirstScreen } from "./FirstScreen.tsx";
import { VipMeeting } from "./VipMeeting.tsx";

export { action } from "#app/forms/contact/action.server.ts";

/** A refused form's `Retry-After`. Of a GET the server sends its own headers alone (server/http/page-responses.ts). */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Contact() {
  const refused = useActionData<typeof action>();
  return (
    <>
      <FirstScreen refused={refused} />
      <VipMeeting />
      <Coverage />
    </>
  );
}
