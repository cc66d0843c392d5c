/** The types of `reports.mjs`, which is JavaScript because `npm test` reads it with any Node. */
type Report = object;
export function readReport(file: string): Report | null;
export function failedUnitTests(report: Report, root: string): readonly string[];
export function failedBrowserTests(report: Report): readonly string[];
