import { expect, test } from "vitest";
import { lineContent, maxSavedParts, templateContent } from "#quotes/terms/saved-parts.ts";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import { type NewDatabase, openNewStore } from "./fixtures.contract.ts";

const line = {
  label: "Photos",
  details: "Deux lieux",
  quantity: 2,
  unitPrice: null,
  billing: "once",
  inclusion: "fixed",
  choice: "",
} as const;
const photos = { kind: "line", locale: "fr-fr", name: "Photos", content: lineContent(line) } as const;
const site = {
  kind: "template",
  locale: "fr-fr",
  name: "Site d'hôtel",
  content: templateContent(sampleTerms),
} as const;

/** Lines and templates that the agency keeps. */
export function savedPartContract(engine: string, newDatabase: NewDatabase): void {
  test(`${engine}: what is kept is read as it was saved, in its language, and deleted`, async () => {
    const { store } = await openNewStore(newDatabase);
    expect(await store.savedParts("fr-fr")).toEqual([]);
    for (const part of [photos, site, { ...photos, locale: "en-en" } as const])
      expect(await store.savePart(part)).toBe("saved");
    const kept = await store.savedParts("fr-fr");
    // Templates come first.
    expect(kept.map(({ id: _, ...part }) => part)).toEqual([site, photos]);
    expect(await store.check()).toMatchObject({ unreadable: [] });
    await store.deletePart(kept[0]?.id ?? "");
    await store.deletePart("none");
    expect(await store.savedParts("fr-fr")).toEqual(kept.slice(1));
    expect(await store.savedParts("en-en")).toHaveLength(1);
  });

  test(`${engine}: a name is of one, and what is saved twice is one`, async () => {
    const { store } = await openNewStore(newDatabase);
    expect(await store.savePart(photos)).toBe("saved");
    expect(await store.savePart(photos)).toBe("saved");
    const other = { ...photos, content: lineContent({ ...line, quantity: 3 }) };
    expect(await store.savePart(other)).toBe("taken");
    // A template may be called as a line is.
    expect(await store.savePart({ ...site, name: photos.name })).toBe("saved");
    expect(await store.savedParts("fr-fr")).toMatchObject([{ kind: "template" }, photos]);
  });

  test(`${engine}: a language has so many, of two at once the last place is one's, and one that is deleted makes room`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const colleague = await database.open(clock);
    for (let index = 1; index < maxSavedParts; index += 1)
      expect(await store.savePart({ ...photos, name: `Photos ${index}` })).toBe("saved");
    const last = await Promise.all([store.savePart(photos), colleague.savePart(site)]);
    expect(last.toSorted()).toEqual(["full", "saved"]);
    expect(await store.savePart({ ...photos, name: "Vidéo" })).toBe("full");
    // What is there already is said to be, and the other language has room.
    expect(await store.savePart({ ...photos, name: "Photos 1" })).toBe("saved");
    expect(await store.savePart({ ...photos, locale: "en-en" })).toBe("saved");
    const kept = await store.savedParts("fr-fr");
    expect(kept).toHaveLength(maxSavedParts);
    await store.deletePart(kept[0]?.id ?? "");
    expect(await store.savePart({ ...photos, name: "Vidéo" })).toBe("saved");
  });

  test(`${engine}: of two colleagues who save one name at once, one is stored and the other learns of it`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const colleague = await database.open(clock);
    for (let round = 0; round < 20; round += 1) {
      const parts = [1, 2].map((quantity) => ({
        ...photos,
        name: `Photos ${round}`,
        content: lineContent({ ...line, quantity }),
      }));
      const outcomes = await Promise.all(
        parts.map((part, index) => (index === round % 2 ? store : colleague).savePart(part)),
      );
      expect(outcomes.toSorted()).toEqual(["saved", "taken"]);
      const [kept] = (await store.savedParts("fr-fr")).filter(({ name }) => name === `Photos ${round}`);
      expect(kept?.content).toEqual(parts[outcomes.indexOf("saved")]?.content);
    }
    expect(await store.savedParts("fr-fr")).toHaveLength(20);
  });
}
