import { placeWords } from "./place.ts";

/**
 * The invented values. Replace each, and delete its name here. Delete the export once the list is empty.
 * @sample
 */
export const sample = [
  "name",
  "legalName",
  "tagline",
  "origin",
  "phone",
  "emails",
  "chat",
  "founder",
  "founded",
  "employees",
  "companiesSupported",
  "address",
  "openingHours",
  "rating",
  "social",
];

/** The agency's name, addresses and figures. No other file contains its name. */
export const identity = {
  name: "Alizé",
  legalName: "Alizé SARL",
  tagline: {
    "fr-fr": `Sites internet ${placeWords["fr-fr"].clientsIn}.`,
    "en-en": `Websites for ${placeWords["en-en"].here} and ${placeWords["en-en"].region}.`,
  },
  /** The public origin, without a slash at its end; `SITE_URL` overrides it. */
  origin: "https://alize.example",

  /** From the range that France reserves for fiction. */
  phone: { display: "+33 6 39 98 04 12", link: "+33639980412" },
  emails: { hello: "bonjour@alize.example", projects: "projets@alize.example" },
  /** International number without "+", as in the links of the chat service. */
  chat: { number: "33639980412", baseUrl: "https://wa.me/" },

  founder: { name: "Maëlle Ferrand", initials: "MF", portrait: "maelle-ferrand.svg" },
  founded: 2023,
  employees: 5,
  companiesSupported: 200,

  address: {
    street: "12 rue de la Baie",
    postalCode: "97200",
    city: "Fort-de-France",
    region: "Martinique",
    country: "MQ",
  },

  openingHours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "19:00",
  },
  rating: { value: 5, reviews: 3 },

  social: [
    { network: "instagram", label: "Instagram", url: "https://www.instagram.com/alize.example" },
    { network: "facebook", label: "Facebook", url: "https://www.facebook.com/alize.example" },
    { network: "linkedin", label: "LinkedIn", url: "https://www.linkedin.com/company/alize-example" },
    { network: "youtube", label: "YouTube", url: "https://www.youtube.com/@alize-example" },
    { network: "tiktok", label: "TikTok", url: "https://www.tiktok.com/@alize.example" },
    { network: "x", label: "X", url: "https://x.com/alize_example" },
  ],
} as const;
