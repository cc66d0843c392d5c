/** Where the page is: a section and perhaps a field of it, in one of its languages, in the address after `#`. */
import { useEffect, useState } from "react";
import type { Locale } from "#app/i18n/locales.ts";

const read = () => {
  const [section = "", field = "", language = ""] = decodeURIComponent(location.hash.slice(1)).split("|");
  return { section, field, language };
};
export type Route = ReturnType<typeof read>;

export const linkTo = (section: string, field = "", language: Locale | null = null): string =>
  `#${encodeURIComponent([section, field, language].filter(Boolean).join("|"))}`;

export function useRoute(): Route {
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const changed = () => setRoute(read());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return route;
}
