/** From where a visitor came to the site, in as few words as an agency needs. */
import { otherKey } from "#app/domain/counts.ts";

/** Services with many hosts, by their own. */
const services: Readonly<Record<string, RegExp>> = {
  google: /^(?:.+\.)?google\.[a-z.]{2,6}$|^com\.google\./,
  bing: /^(?:.+\.)?bing\.com$/,
  yahoo: /^(?:.+\.)?yahoo\.(?:com|co\.jp)$/,
  yandex: /^(?:.+\.)?yandex\.[a-z.]{2,6}$/,
  facebook: /^(?:.+\.)?facebook\.com$|^fb\.me$|^com\.facebook\./,
  instagram: /^(?:.+\.)?instagram\.com$|^com\.instagram\./,
  linkedin: /^(?:.+\.)?linkedin\.com$|^lnkd\.in$|^com\.linkedin\./,
  x: /^t\.co$|^(?:.+\.)?(?:twitter|x)\.com$|^com\.twitter\./,
  youtube: /^(?:.+\.)?youtube\.com$|^youtu\.be$/,
  tiktok: /^(?:.+\.)?tiktok\.com$/,
  whatsapp: /^(?:.+\.)?whatsapp\.com$|^wa\.me$|^com\.whatsapp/,
};

const maxHostLength = 60;

/** A name on the public internet: no address, and no machine of somebody's own network. */
const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** The key of another site by its host. */
export function visitSource(host: string): string {
  const name = host.toLowerCase().replace(/^(?:www\d?|m|l|lm)\./, "");
  const [service] = Object.entries(services).find(([, hosts]) => hosts.test(name)) ?? [];
  if (service !== undefined) return service;
  return name.length <= maxHostLength && publicHost.test(name) ? name : otherKey;
}

const maxNameLength = 40;
/** What names a campaign, and can contain no address of a person: the tools that send mails write these into links too. */
const campaignName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

const nameOf = (value: string | null): string | null => {
  const name = (value ?? "").normalize("NFC").trim().toLowerCase();
  if (name === "") return null;
  return name.length <= maxNameLength && campaignName.test(name) ? name : otherKey;
};

/** The key of the campaign of a link, `newsletter / spring`; null without one. */
export function campaignKey(query: URLSearchParams): string | null {
  const names = [nameOf(query.get("utm_source")), nameOf(query.get("utm_campaign"))];
  const given = names.filter((name) => name !== null);
  return given.length === 0 ? null : [...new Set(given)].join(" / ");
}
