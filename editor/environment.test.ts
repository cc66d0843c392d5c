import { expect, test } from "vitest";
import { hideOthers } from "./environment.ts";

test("the preview knows where programs are, also on Windows, and nothing of the mail", () => {
  const environment = { Path: "C:\\Windows", USERPROFILE: "C:\\Users\\O", SMTP_URL: "smtp://a.example" };
  hideOthers(environment);
  expect(Object.keys(environment)).toEqual(["Path", "USERPROFILE"]);
});
