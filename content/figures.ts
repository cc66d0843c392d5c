/**
 * The figures are the sample agency's: promise what you keep, and delete this export.
 * @sample
 */
export const sample = true;

/**
 * The agency's figures: promises, durations, and quantities in plans. The texts use them, so that each figure is written
 * in one place.
 */
export const figures = {
  /** In months. */
  delivery: { showcase: { from: 1, to: 2 }, ecommerce: { from: 3, to: 6 }, booking: { from: 2, to: 4 } },
  paymentMonths: [12, 24, 36],
  /** Most products in the e-commerce pack. */
  packProducts: 50,
  /** Minor changes a month. */
  maintenance: { bronze: 2, silver: 10, gold: 100 },
  /** Key pages that the SEO writing covers, at most. */
  writtenPages: 5,
  /** Pages that the on-page optimisation covers, at most. */
  optimisedPages: 10,
  /** Pages of a multi-page site, at most. */
  multiPages: 10,
  /** Pages that a migration covers, at most. */
  migratedPages: 10,
  /** How long a pack includes services that go on (reports, blog, firewall); after that they are options. */
  includedMonths: 12,
  /** How long a subscription runs at least; after that it renews by its own period. */
  contractMonths: 12,
  /** How long after launch the agency corrects faults in its work free of charge. */
  warrantyMonths: 3,
  reportsPerYear: 4,
  /** One blog article every so many months. */
  blogMonths: 2,
  interviewHours: 2,
  answerHours: 24,
  /** After so many of these hours the agency is reminded of a request that it has not answered. */
  reminderHours: 20,
  /** So many days before its quote ends, a client is reminded of it. */
  quoteReminderDays: 5,
  quoteMinutes: 5,
  vision: { year: 2034, billions: 6 },
} as const;
