/**
 * The services that this site can present on the under-construction page. `content/offered-services.yaml` says which of them the
 * agency offers; stored requests may name any.
 */
export const services = ["seo", "audit", "reservation", "maintenance", "assistance", "optimisation"] as const;
export type Service = (typeof services)[number];

export function isService(key: string): key is Service {
  return services.some((service) => service === key);
}
