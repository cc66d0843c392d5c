/** The services that the under-construction page presents. */
export const constructedServices = [
  "seo",
  "audit",
  "reservation",
  "maintenance",
  "assistance",
  "optimisation",
] as const;
export type ConstructedService = (typeof constructedServices)[number];

/**
 * What a site may do without: what it sells beside websites, and its portfolio. `content/offered-services.yaml` says what there
 * is; stored requests may name any.
 */
export const services = ["ecommerce", ...constructedServices, "portfolio"] as const;
export type Service = (typeof services)[number];

export function isService(key: string): key is Service {
  return services.some((service) => service === key);
}
