import { location, mapReach } from "#content/place.ts";

/** Allowed in frames on the embed page only. */
export const mapOrigin = "https://www.openstreetmap.org";

/** The service's own page, about the same place. */
export function mapUrl(): string {
  const { latitude, longitude } = location;
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=10/${latitude}/${longitude}`;
}

export function mapEmbedUrl(): string {
  const { latitude, longitude } = location;
  const box = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}
