import { areas, type Check } from "./check.ts";
import { configurationChecks } from "./checks/configuration.ts";
import { contentChecks } from "./checks/content.ts";
import { legalChecks } from "./checks/legal.ts";
import { mailChecks } from "./checks/mail.ts";
import { storeChecks } from "./checks/store.ts";

const all = [...configurationChecks, ...storeChecks, ...mailChecks, ...contentChecks, ...legalChecks];

export const checkList: readonly { readonly title: string; readonly checks: readonly Check[] }[] =
  Object.entries(areas).map(([area, title]) => ({
    title,
    checks: all.filter((check) => check.area === area),
  }));
