import type { BuildSettings } from "#app/site/build-settings.ts";
import { type Check, failed, ok, unknown, warning } from "../check.ts";
import { isSampleHost } from "../hosts.ts";

const built: Readonly<Record<keyof BuildSettings, string>> = {
  siteUrl: "SITE_URL",
  contactFormAction: "CONTACT_FORM_ACTION",
  imageCdnUrl: "IMAGE_CDN_URL",
  videoBaseUrl: "VIDEO_BASE_URL",
};

export const configurationChecks: readonly Check[] = [
  {
    id: "site-url",
    area: "configuration",
    todo: "Set `SITE_URL` to the site's own address, with https",
    check({ environment: { siteUrl } }) {
      const { protocol, hostname } = new URL(siteUrl);
      if (isSampleHost(hostname)) return failed(`It is ${siteUrl}, which no visitor can reach.`);
      return protocol === "https:" ? ok : failed(`It is ${siteUrl}: browsers call that not secure.`);
    },
  },
  {
    id: "build-settings",
    area: "configuration",
    todo: "Build with the same `SITE_URL`, `CONTACT_FORM_ACTION`, `IMAGE_CDN_URL` and `VIDEO_BASE_URL` as the server runs with",
    check({ environment, build }) {
      if (build === null) return failed("There are no built pages: run npm run build.");
      const other = (Object.keys(built) as (keyof BuildSettings)[]).filter(
        (name) => build[name] !== environment[name],
      );
      if (other.length === 0) return ok;
      const found = other.map((name) => `${built[name]}=${build[name] ?? ""}`).join(", ");
      return failed(`The pages were built with ${found}: run npm run build again.`);
    },
  },
  {
    id: "trust-proxy",
    area: "configuration",
    todo: "Set `TRUST_PROXY` to the address of what stands in front: without it all visitors share one limit",
    check({ environment: { siteUrl, trustedProxies } }) {
      if (trustedProxies !== null) return ok;
      return siteUrl.startsWith("https:")
        ? failed("It is not set, and https means that a proxy stands in front.")
        : unknown("First set SITE_URL.");
    },
  },
  {
    id: "service-hosts",
    area: "configuration",
    todo: "Name only services that exist in `CONTACT_FORM_ACTION`, `IMAGE_CDN_URL` and `VIDEO_BASE_URL`, or leave them unset",
    check({ environment }) {
      const samples = (["contactFormAction", "imageCdnUrl", "videoBaseUrl"] as const).filter((name) => {
        const url = environment[name];
        return url !== null && isSampleHost(new URL(url).hostname);
      });
      if (samples.length === 0) return ok;
      return failed(
        `A sample address: ${samples.map((name) => `${built[name]}=${environment[name]}`).join(", ")}.`,
      );
    },
  },
  {
    id: "node-env",
    area: "configuration",
    todo: "Run the server with `NODE_ENV=production`, as `npm start` does",
    check({ nodeEnv }) {
      if (nodeEnv === "production") return ok;
      return nodeEnv === undefined || nodeEnv === ""
        ? warning("It is not set here: a service that does not use npm start has to set it.")
        : failed(`It is ${nodeEnv}.`);
    },
  },
];
