import { identity } from "#content/identity.ts";

/** Allowed in frames on the embed page only. */
export const mapOrigin = "https://www.openstreetmap.org";

/** How far the frame reaches around the city, in degrees: the whole island. */
const reach = { latitude: 0.3, longitude: 0.35 };

/** The service's own page, about the same place. */
export function mapUrl(): string {
  const { latitude, longitude } = identity.location;
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=10/${latitude}/${longitude}`;
}

export function mapEmbedUrl(): string {
  const { latitude, longitude } = identity.location;
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}
