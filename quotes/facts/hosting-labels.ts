import { catalogue } from "#app/content/catalogue.ts";
import { maintenanceKeys } from "#app/domain/catalogue.ts";
import { isCounted, isHosting } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";

const planNames = maintenanceKeys.flatMap((key) =>
  Object.values(catalogue.options[key].name).map((name) => name.toLocaleLowerCase()),
);

/** A line is the agency's own text: a plan is known by its name in the catalogue, or because it says that it is one. */
export const hostingLabels = {
  isPlan: (label: string) =>
    /\bmaintenance\b/i.test(label) || planNames.some((name) => label.toLocaleLowerCase().includes(name)),
  isHosting: (label: string) => /h[ée]berge|hosting/i.test(label),
};

/** The subscription that has hosting in it, by its label, or the only one there is; null where that cannot be told. */
export function hostingLine(lines: readonly QuoteLine[]): QuoteLine | null {
  const subscriptions = lines.filter((line) => isHosting(line) && isCounted(line));
  return (
    subscriptions.find(({ label }) => hostingLabels.isHosting(label)) ??
    subscriptions.find(({ label }) => hostingLabels.isPlan(label)) ??
    (subscriptions.length === 1 ? (subscriptions[0] ?? null) : null)
  );
}
