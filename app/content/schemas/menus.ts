import * as v from "valibot";
import { comingSoonServices } from "#app/domain/services.ts";
import { type ContentOf, file } from "./common.ts";

/** A list whose order the owner decides, with each key once. */
const menuOf = <Key extends string>(keys: readonly Key[]) =>
  v.pipe(
    v.array(v.picklist(keys)),
    v.rawCheck(({ dataset: { value, typed }, addIssue }) => {
      const twice = typed ? value.find((key, index) => value.indexOf(key) !== index) : undefined;
      if (twice !== undefined) addIssue({ message: `expected ${twice} once` });
    }),
    v.metadata({ ordered: true }),
  );

const barKeys = ["home", "services", "portfolio", "pricing", "contact"] as const;
/** `services` opens the menu of services, `company` that of the agency. */
const withCompany = menuOf([...barKeys, "company"]);
const serviceMenu = menuOf([
  ...(["showcase", "ecommerce", "reservation", "seo"] as const),
  ...(["optimisation", "maintenance", "assistance"] as const),
]);
const footerMenu = menuOf([...barKeys, "about", "showcase", "ecommerce", ...comingSoonServices]);

/** What stands in the menus, in this order. What is switched off (`isOffered`) pages leave out. */
export const menusSchema = file({
  /** The header's menu on a wide screen (`header`) and on a narrower one (`tablet`): more entries have no room. */
  header: v.pipe(withCompany, v.maxLength(5, "expected at most 5")),
  tablet: v.pipe(menuOf(barKeys), v.maxLength(4, "expected at most 4")),
  drawer: withCompany,
  services: v.pipe(
    v.strictObject({ create: serviceMenu, grow: serviceMenu }),
    v.rawCheck(({ dataset: { value, typed }, addIssue }) => {
      const twice = typed ? value.grow.find((key) => value.create.includes(key)) : undefined;
      if (twice !== undefined) addIssue({ message: `expected ${twice} once` });
    }),
  ),
  company: menuOf(["about", "contact"]),
  footer: v.strictObject({ services: footerMenu, company: footerMenu, resources: footerMenu }),
  /** All of them, as the law asks for most: their order is the owner's. */
  smallPrint: v.pipe(
    menuOf(["legal", "terms", "privacy", "accessibility"]),
    v.minLength(4, "expected at least 4"),
  ),
});
export type Menus = ContentOf<typeof menusSchema>;
