/**
 * The pages that the proxy shows when the server does not answer or is not asked, in all languages on one page, because
 * the proxy does not know the visitor's. Each is one file without requests, so that it needs nothing of the server.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Palette } from "#app/content/schemas/colours.ts";
import { type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { darkColours, lightColours } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { inlineSource } from "#server/http/security-headers.ts";

/** The statuses for which `deploy/nginx.conf` names a page; each has its own words. */
export const proxyStatuses = [413, 429, 503] as const;
type ProxyStatus = (typeof proxyStatuses)[number];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function variables(palette: Palette): string {
  const names = ["canvas", "ink", "ink-2", "accent-ink"] as const;
  return names.map((name) => `--color-${name}: ${palette[name]};`).join("");
}

const styles = `:root{color-scheme:dark light;${variables(darkColours)}}
@media (prefers-color-scheme:light){:root{${variables(lightColours)}}}
body{margin:0;background:var(--color-canvas);color:var(--color-ink);font:1.125rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;display:grid;align-content:center;gap:4rem;min-height:100svh;max-width:954px;margin:auto;padding:3rem 1.5rem}
h1,h2{margin:0;font-size:clamp(2rem,6vw,3.75rem);line-height:1.04;letter-spacing:-.025em;text-wrap:balance}
p{margin:1rem 0 0;max-width:30em;color:var(--color-ink-2)}
a{color:var(--color-accent-ink)}
.contact a{display:inline-flex;align-items:center;min-height:2.75rem;margin-right:1.5rem}`;

function section(status: ProxyStatus, locale: Locale, heading: "h1" | "h2"): string {
  const t = translations[locale];
  const { phone, emails } = identity;
  return `<section lang="${languageTag[locale]}">
<${heading}>${escaped(t(`pages.error.${status}.title`))}</${heading}>
<p>${escaped(t(`pages.error.${status}.text`))}</p>
<p class="contact"><a href="tel:${phone.link}">${escaped(phone.display)}</a><a href="mailto:${escaped(emails.hello)}">${escaped(emails.hello)}</a></p>
</section>`;
}

export function proxyPage(status: ProxyStatus): string {
  const [first, ...others] = locales;
  const title = translations[first](`pages.error.${status}.title`);
  return `<!doctype html>
<html lang="${languageTag[first]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${inlineSource(styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(withPlainHyphens(`${title} · ${identity.name}`))}</title>
<style>${styles}</style>
</head>
<body>
<main>
${[section(status, first, "h1"), ...others.map((locale) => section(status, locale, "h2"))].join("\n")}
</main>
</body>
</html>
`;
}

/** Writes the pages into `build/proxy-pages/`, where `deploy/nginx.conf` looks for them. */
export function writeProxyPages(root: string): void {
  const folder = join(root, "build/proxy-pages");
  mkdirSync(folder, { recursive: true });
  for (const status of proxyStatuses) writeFileSync(join(folder, `${status}.html`), proxyPage(status));
}
