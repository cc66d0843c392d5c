import { type OptionKey, type OptionRules, optionKeys, type PricingRules } from "./catalogue.ts";
import { euros } from "./money.ts";

/** The default option of the fixture: 100 euros, once. */
const plain: OptionRules = { price: { kind: "oneOff", amount: euros(100) }, contract: false };

const oneOff = (amount: number) => ({ kind: "oneOff", amount: euros(amount) }) as const;
const monthly = (amount: number) => ({ kind: "monthly", amount: euros(amount) }) as const;
const yearly = (amount: number) => ({ kind: "yearly", amount: euros(amount) }) as const;
const onQuote = { kind: "onQuote" } as const;

const special: Partial<Record<OptionKey, OptionRules>> = {
  photo_shooting: { price: oneOff(650), contract: false },
  pwa: { price: oneOff(1290.1), contract: false },
  branding_basic: { price: oneOff(890.55), contract: false, family: "branding" },
  branding_premium: { price: oneOff(2900), contract: false, family: "branding" },
  menu_mega: { price: oneOff(390), contract: false, needs: ["multipage_site"] },
  video_shooting: { price: onQuote, contract: false },
  "3d_models": { price: onQuote, contract: false },
  vr_ar: { price: onQuote, contract: false, needs: ["3d_models"] },
  professional_email: { price: yearly(71.88), contract: false },
  firewall: { price: yearly(180), contract: false },
  maintenance_bronze: { price: monthly(49), contract: true, family: "maintenance" },
  maintenance_silver: { price: monthly(149.9), contract: true, family: "maintenance" },
  maintenance_gold: { price: monthly(490), contract: true, family: "maintenance" },
  monthly_reports: { price: monthly(120), contract: true, family: "reports", needs: ["ga4_basic"] },
  quarterly_reports: { price: yearly(360), contract: true, family: "reports", needs: ["ga4_basic"] },
};

/** Fixed prices for tests, which do not change with the agency's catalogue. */
export const fixtureRules: PricingRules = {
  projectTypes: {
    vitrine: { configurable: true },
    ecommerce: { configurable: false },
    reservation: { configurable: false },
  },
  packs: {
    start: { price: euros(999.99), includes: ["backup_setup"] },
    advanced: { price: euros(5753.45), includes: ["backup_setup", "multipage_site", "ga4_basic"] },
    pro: { price: null, includes: ["backup_setup", "multipage_site", "ga4_basic", "quarterly_reports"] },
    "pro-plus": {
      price: euros(19_504.65),
      includes: ["backup_setup", "multipage_site", "ga4_basic", "quarterly_reports", "firewall"],
    },
  },
  options: Object.fromEntries(optionKeys.map((key) => [key, special[key] ?? plain])) as Record<
    OptionKey,
    OptionRules
  >,
  policy: { discountPercent: { 12: 10, 24: 5, 36: 0 }, depositPercent: 30 },
  vat: { home: "here", perMille: { here: 85, elsewhere: 200, abroad: 0 } },
};
