import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage, type Localized } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { services as stated, steps as statedSteps } from "#content/services.ts";
import type { Services } from "./schemas/services.ts";

type ServiceEntry = Services["services"][number];

export type ServiceCategory = ServiceEntry["category"];
export type ShownPrice = NonNullable<ServiceEntry["price"]>;

/** A figure and its unit. */
export type Figure = { readonly value: string; readonly label: string };

export type Service = Pick<ServiceEntry, "id" | "category" | "to" | "price"> & {
  readonly copy: Localized<{
    readonly name: string;
    readonly text: string;
    readonly action: string;
    readonly figures: readonly Figure[];
    readonly figuresNote?: string;
  }>;
};

function serviceOf({ name, text, action, figures, figuresNote, ...service }: ServiceEntry): Service {
  const copy = { name, text, action, figures, ...(figuresNote && { figuresNote }) };
  return { ...service, copy: inEachLanguage((locale) => inLanguage(copy, locale)) };
}

/** What is offered, in the order of the services page. */
export const services: readonly Service[] = stated
  .filter(({ to }) => isOffered(typeof to === "string" ? to : to.service))
  .map(serviceOf);

/** The three steps of a project, numbered by their order. */
export const steps = inEachLanguage((locale) => inLanguage(statedSteps, locale));
