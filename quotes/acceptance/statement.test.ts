import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { composeMail } from "#quotes/mails/compose.ts";
import { accepted, followUpClaim, sources } from "#quotes/mails/follow-up.fixture.ts";
import { orderOf } from "#quotes/order/order.ts";
import { orderSheets } from "#quotes/order/sheets.ts";
import { acceptanceProofPdf } from "#quotes/proof/acceptance-proof.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { statementOf } from "./statement.ts";

const orderNumber = "BC-2026/4711";
const plain = (text: string) => text.replaceAll("\u2011", "-");

test.each(locales)(
  "the order number that a client states is in %s in both mails, the PDF, the proof and the order",
  async (locale) => {
    const decision = { ...accepted, orderNumber };
    for (const stated of [decision, accepted]) {
      const said: string[] = [];
      for (const purpose of ["client-acceptance", "agency-acceptance"] as const) {
        const claim = followUpClaim(purpose, { locale, decision: stated });
        said.push((await composeMail(claim, mailSettings, sources)).text);
      }
      const { lead, quote: stored } = followUpClaim("client-acceptance", { locale, decision: stated });
      if (stored === null || stated.kind !== "accepted") throw new Error("The fixture is not accepted");
      const acceptance = {
        on: "2026-11-27",
        stated: statementOf(stated as typeof accepted & { kind: "accepted" }),
        hadOptions: false,
        withdrawableUntil: null,
      };
      const siteUrl = "https://agency.example";
      said.push(String(await textsOf(await confirmedPdf(stored.quote, { siteUrl, acceptance }))));
      const proof = await acceptanceProofPdf({ quote: stored, mails: [], writesMailFiles: false });
      said.push(String(await textsOf(proof?.bytes ?? new Uint8Array())));
      const order = orderOf(lead, stored);
      if (order === null) throw new Error("The fixture has no order");
      said.push(JSON.stringify(order), JSON.stringify(orderSheets(order)));
      expect(said.map((text) => plain(text).includes(orderNumber))).toEqual(
        said.map(() => stated === decision),
      );
    }
  },
);
