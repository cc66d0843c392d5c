// Reads the JSON reports of Vitest and Playwright.
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** A report, or null if its program ended before it wrote one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** `file: name` of each failed unit test below `root`; of a file that could not be run, the file alone. */
export function failedUnitTests(report, root) {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === "failed" ? [file] : [];
  });
}

/** `file [project]: name` of each browser test that failed on its last try; errors outside of tests by their first line. */
export function failedBrowserTests({ suites, errors }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName }) => `${file}${projectName === "" ? "" : ` [${projectName}]`}: ${title}`),
    );
  return [...failed, ...errors.map(({ message = "" }) => message.split("\n")[0])];
}
