/** Where the page is: a section and perhaps a field of it, in the address after `#`. */
import { useEffect, useState } from "react";

export type Route = { readonly section: string; readonly field: string };

const read = (): Route => {
  const [section = "", field = ""] = decodeURIComponent(location.hash.slice(1)).split("|");
  return { section, field };
};

export const linkTo = (section: string, field = ""): string =>
  `#${encodeURIComponent(field === "" ? section : `${section}|${field}`)}`;

export function useRoute(): Route {
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const changed = () => setRoute(read());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return route;
}
