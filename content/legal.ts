import { euros } from "#app/domain/money.ts";

/**
 * The numbers are zeros that nobody has, the capital is invented. Replace what is named here with what stands in the
 * agency's own registration, and delete its name; the export too, once nothing is left.
 * @sample
 */
export const sample = ["capital", "siret", "register", "vatNumber"];

/** What the law wants a company to say of itself on a quote. */
export const legal = {
  capital: euros(10_000),
  siret: "000 000 000 00000",
  /** The register of companies, with its number. */
  register: "RCS Fort-de-France 000 000 000",
  vatNumber: "FR00 000000000",
  /** In per cent: the normal rate in Martinique, article 296 of the French tax code (CGI). */
  vatRate: 8.5,
  latePayment: {
    /** Times the legal rate of interest: three is the least that article L441-10 of the Code de commerce allows. */
    timesLegalRate: 3,
    /** Fixed by article D441-5 of the same code. */
    recovery: euros(40),
  },
} as const;
