import { euros } from "#app/domain/money.ts";

/**
 * The invented values: numbers of zeros, which no company has, and the capital. Replace each with the one of the agency's
 * registration, and delete its name here. Delete the export once the list is empty.
 * @sample
 */
export const sample = ["capital", "siret", "register", "vatNumber", "host"];

/** What a company must state about itself on a quote, by law. */
export const legal = {
  capital: euros(10_000),
  siret: "000 000 000 00000",
  /** The register of companies, with its number. */
  register: "RCS Fort-de-France 000 000 000",
  vatNumber: "FR00 000000000",
  /** The company that hosts the site, as the law wants it named (article 1-1 of law 2004-575). */
  host: {
    name: "Hébergeur Exemple SAS",
    address: "1 rue de l'Exemple, 75000 Paris",
    phone: "+33 1 99 00 00 00",
  },
  latePayment: {
    /** Times the legal rate of interest: three is the least that article L441-10 of the Code de commerce allows. */
    timesLegalRate: 3,
    /** Fixed by article D441-5 of the same code. */
    recovery: euros(40),
  },
} as const;
