/** The services that have no page of their own yet: the under-construction page presents them as coming soon. */
export const comingSoonServices = [
  "seo",
  "audit",
  "reservation",
  "maintenance",
  "assistance",
  "optimisation",
] as const;
export type ComingSoonService = (typeof comingSoonServices)[number];

/**
 * What a site may do without: what it sells beside websites, and its portfolio. `content/offered-services.yaml` says what there
 * is; stored requests may name any.
 */
export const services = ["ecommerce", ...comingSoonServices, "portfolio"] as const;
export type Service = (typeof services)[number];

export function isService(key: string): key is Service {
  return services.some((service) => service === key);
}
