/** Finds a sentence of the site, and names the fields that have it. */
import { useEffect, useState } from "react";
import type { Found } from "../fields/site-texts.ts";
import { linkTo } from "./route.ts";
import { address, t } from "./server.ts";

export function Search() {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly Found[] | null>(null);
  useEffect(() => {
    if (query.trim().length < 2) return setFound(null);
    const timer = setTimeout(async () => {
      const response = await fetch(address("search", { q: query })).catch(() => null);
      if (response?.ok) setFound(await response.json());
    }, 300);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <search className="relative grow">
      <input
        type="search"
        className="box"
        aria-label={t.search}
        placeholder={t.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found !== null && (
        <div
          role="status"
          className="absolute z-10 max-h-96 w-full overflow-auto border border-line bg-raised p-3"
        >
          <p className="sr-only">{t.results}</p>
          {found.length === 0 && <p>{t.foundNothing}</p>}
          <ul>
            {found.map(({ section, field, language, name, text }) => (
              <li key={`${section} ${field}`} className="py-1">
                <a href={linkTo(section, field, language)} onClick={() => setQuery("")}>
                  <b className="block text-sm">{name}</b> {text.slice(0, 140)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
