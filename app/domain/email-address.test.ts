import fc from "fast-check";
import { expect, test } from "vitest";
import { extractEmailAddress, isEmailAddress } from "./email-address.ts";

/** Addresses of businesses and people as they are entered, each with the one that mail goes to. */
const accepted: readonly (readonly [entered: string, address: string])[] = [
  // As they are.
  ...[
    ...["jean@example.com", "jean.dupont@wanadoo.fr", "j.dupont97200@gmail.com", "marie-claire@orange.fr"],
    ...[
      "marie_claire.celeste@hotmail.fr",
      "contact@rhum-fils.mq",
      "info@hotel-bakoua.gp",
      "direction@mairie.re",
    ],
    ...["Jean.Dupont@Example.COM", "JEAN@EXAMPLE.COM", "jean+devis@gmail.com", "o'brien@island.com.lc"],
    ...[
      "sales@dive.dm",
      "reservations@reef.co.tt",
      "office@law.com.bb",
      "info@villa.vc",
      "a.baptiste@gov.gd",
    ],
    ...["mike@company.us", "mike.o.smith@mail.company.co.uk", "m@x.ca", "97@qq.com", "accueil@ecole.edu"],
    ...[
      "jean@sub.domain.example.com",
      "jean@123.fr",
      "jean@3com.com",
      "j--d@example.com",
      "-jean@example.com",
    ],
    ...["equipe@agence.travel", "bonjour@agence.paris", "jean@my-very-long-business-name-in-martinique.com"],
    ...["jean_@example.com", "_jean@example.com", "jean&marie@example.com", "1@example.com", "jean@x.io"],
    ...["jean@société.fr", "jean@café-créole.mq", "info@müller.de", "jean@xn--socit-esab.fr", "a@例え.jp"],
  ].map((address) => [address, address] as const),
  // These have what comes along when an address is entered, pasted or dictated.
  ["jean@example.com,", "jean@example.com"],
  ["jean@example.com.", "jean@example.com"],
  ["jean@example.com;", "jean@example.com"],
  ["jean@example.com ;", "jean@example.com"],
  ["jean@example.com:", "jean@example.com"],
  ["jean@example.com !", "jean@example.com"],
  ["  jean@example.com  ", "jean@example.com"],
  ["jean@example.com\t", "jean@example.com"],
  ["jean@example.com...", "jean@example.com"],
  ["<jean@example.com>", "jean@example.com"],
  ["<jean@example.com>,", "jean@example.com"],
  ["< jean@example.com >", "jean@example.com"],
  ["Jean <jean@example.com>", "jean@example.com"],
  ["Jean Dupont <jean@example.com>;", "jean@example.com"],
  ['"Dupont, Jean" <jean@example.com>', "jean@example.com"],
  ["Élise d'Arlet<elise@example.com>", "elise@example.com"],
  ["jean@example.com <jean@example.com>", "jean@example.com"],
  ["Jean <mailto:jean@example.com>", "jean@example.com"],
  ["mailto:jean@example.com", "jean@example.com"],
  ["MAILTO: jean@example.com", "jean@example.com"],
  ["mailto:jean@example.com?subject=Devis&body=Bonjour", "jean@example.com"],
  ['"jean@example.com"', "jean@example.com"],
  ["'jean@example.com'", "jean@example.com"],
  ["« jean@example.com »", "jean@example.com"],
  ["“jean@example.com”", "jean@example.com"],
  ["(jean@example.com)", "jean@example.com"],
  ["[jean@example.com]", "jean@example.com"],
];

/** To none of these can a mail be sent. */
const refused: readonly string[] = [
  ...["jean", "jean@", "@example.com", "jean@example", "jean.example.com", "jean@example.", "jean@.com", "@"],
  ...[
    "jean@example..com",
    "jean@ex_ample.com",
    "jean@-example.com",
    "jean@example-.com",
    "jean@example.com-",
  ],
  ...[
    "jean..dupont@example.com",
    ".jean@example.com",
    "jean.@example.com",
    "jean@@example.com",
    "j@b@example.com",
  ],
  ...[
    "jean dupont@example.com",
    "jean @example.com",
    "jean@ example.com",
    "jean@example .com",
    "jean@example. com",
  ],
  ...[
    "jean@example,com",
    "jean@example;com",
    "jean@example/com",
    "jean(at)example.com",
    "jean at example dot com",
  ],
  ...[
    "élise@example.com",
    "jean@192.0.2.1",
    "jean@[192.0.2.1]",
    "jean@1.2.3.0x4",
    "jean@gmail.c",
    "jean@example.123",
  ],
  ...[
    "a@b.example, c@d.example",
    "a@b.example;c@d.example",
    "a@b.example / c@d.example",
    "a@b.example c@d.example",
  ],
  ...[
    "Jean <jean@example>",
    "Jean <>",
    "<a@b.example><c@d.example>",
    "mailto:",
    "www.example.com",
    "https://x.fr",
  ],
  ...[
    '"jean dupont"@example.com',
    "jean(perso)@example.com",
    "jean@example.com?subject=x",
    "jean@exam!ple.com",
  ],
  ...["pas d'adresse", "0696 12 34 56", "-", "n/a", "jean@例", "jean\\@example.com", "a,b@example.com", ""],
  ...[`${"x".repeat(65)}@example.com`, `jean@${"x".repeat(64)}.com`, `jean@${"abcdefgh.".repeat(28)}com`],
];

test.each(accepted)("%s is %s", (entered, address) => {
  expect(extractEmailAddress(entered)).toBe(address);
  expect(isEmailAddress(extractEmailAddress(entered))).toBe(true);
});

test.each(refused)("%s is no address that mail can be sent to", (entered) => {
  expect(isEmailAddress(extractEmailAddress(entered))).toBe(false);
  expect(extractEmailAddress(entered)).toBe(entered.trim());
});

test("the address of an address is itself, and of any other text the text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "binary" })), (text) => {
      const address = extractEmailAddress(text);
      expect(extractEmailAddress(address)).toBe(address);
      if (!isEmailAddress(address)) expect(address).toBe(text.trim());
    }),
  );
});

test("a hostile text is read quickly", () => {
  const texts = [
    "<".repeat(255),
    ".".repeat(255),
    `a@${"a-".repeat(126)}`,
    "a.".repeat(127),
    `x<${"!".repeat(250)}`,
  ];
  const started = performance.now();
  for (const text of texts) extractEmailAddress(text);
  expect(performance.now() - started).toBeLessThan(2000);
});
