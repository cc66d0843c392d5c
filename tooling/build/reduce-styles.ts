/** Removes from a page's critical styles what its first paint cannot show. */
import {
  type Declaration,
  Features,
  type MediaQuery,
  type ParsedComponent,
  type SelectorComponent,
  type TokenOrValue,
  transform,
  type Visitor,
} from "lightningcss";

type Visits = Visitor<Record<never, never>>;

/** Visits the syntax tree of the styles and minifies them, which removes empty rules. */
function visit(css: string, visitor: Visits): string {
  return transform({
    filename: "critical.css",
    code: Buffer.from(css),
    minify: true,
    // As in the style sheet: some browsers do not support `(width >= 64rem)`.
    include: Features.MediaRangeSyntax,
    visitor,
  }).code.toString();
}

/** Most pages share their styles, so results are cached. */
function remembered(reduce: (css: string) => string): (css: string) => string {
  const results = new Map<string, string>();
  return (css) => {
    const result = results.get(css) ?? reduce(css);
    results.set(css, result);
    return result;
  };
}

/** The `@font-face` rules of a style sheet: the first paint needs them for the size of texts. */
export const fontFaces = remembered((sheet) => {
  const css = visit(sheet, { Rule: ({ type }) => (type === "font-face" ? undefined : []) });
  // After Tailwind's licence, which the sheet also has.
  return css.slice(css.indexOf("@font-face"));
});

/** The property of a declaration with its prefix. */
function propertyOf({ property, value, ...declaration }: Declaration): string {
  if (property === "custom") return value.name;
  const id = property === "unparsed" ? value.propertyId : { property, ...declaration };
  // The parser and its types disagree on the key's name in an unparsed declaration.
  const { vendorPrefix, vendor_prefix: prefixes = vendorPrefix } = id as Record<string, unknown>;
  const [prefix = "none"] = (prefixes ?? []) as readonly string[];
  return prefix === "none" ? id.property : `-${prefix}-${id.property}`;
}

/**
 * Properties without effect on the first paint: animation and scrolling, pointer and touch, font features (set to their
 * defaults everywhere), text rendering details, tabs and hyphens, printing, the thickness of underlines, and the automatic text
 * size of mobile Firefox, which does not change pages made for phones.
 */
const laterProperty =
  /^(transition.*|cursor|pointer-events|font-(feature|variation)-settings|text-shadow|tab-size|interpolate-size|scrollbar-width|text-decoration-thickness|(-moz-|-webkit-)?print-color-adjust|-webkit-(hyphens|mask|tap-highlight-color|text-decoration)|-moz-text-size-adjust)$/;

/** Whether a media query is about print or pointers. */
const isLaterMedia = ({ mediaType, condition }: MediaQuery): boolean =>
  mediaType === "print" || (condition?.type === "feature" && condition.value.name === "hover");

/** The animation of `details`, a pointer, a press, and what a script shows: `p:not([hidden])`. */
function isLaterPart(part: SelectorComponent): boolean {
  if (part.type === "pseudo-element") return (part.kind as string) === "details-content";
  if (part.type !== "pseudo-class") return false;
  const isHidden = (one: SelectorComponent) => one.type === "attribute" && one.name === "hidden";
  return (
    part.kind === "active" ||
    part.kind === "hover" ||
    (part.kind === "not" && part.selectors.flat().some(isHidden))
  );
}

const withoutLater: Visits = {
  Declaration: (declaration) => (laterProperty.test(propertyOf(declaration)) ? [] : undefined),
  Rule: {
    media: ({ value }) => (value.query.mediaQueries.every(isLaterMedia) ? [] : undefined),
    // Tailwind's fallback for browsers without `@property`.
    "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
    style: ({ value }) => (value.selectors.every((selector) => selector.some(isLaterPart)) ? [] : undefined),
  },
};

/** Removes custom properties that are not used here. */
function withoutUnread(css: string): string {
  const read = new Set<string>();
  visit(css, { Variable: ({ name }) => void read.add(name.ident) });
  const kept = visit(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith("--") && !read.has(name) ? [] : undefined),
    },
    Rule: { property: ({ value }) => (read.has(value.name) ? undefined : []) },
  });
  // A removed property may have been the only user of another.
  return kept.length === css.length ? kept : withoutUnread(kept);
}

/** An initial value as in a declaration; undefined for kinds that Tailwind does not register. */
function tokensOf(initial: ParsedComponent): TokenOrValue[] | undefined {
  if (initial.type === "token-list") return initial.value;
  if (initial.type === "color") return [initial];
  return initial.type === "length-percentage" && initial.value.type === "percentage"
    ? [{ type: "token", value: initial.value }]
    : undefined;
}

/** Replaces registered properties that are not set here by their initial values. */
function withInitials(css: string): string {
  const set = new Set<string>();
  const initials = new Map<string, TokenOrValue[] | undefined>();
  visit(css, {
    Declaration: { custom: ({ name }) => void set.add(name) },
    Rule: {
      property: ({ value: { name, initialValue } }) =>
        void initials.set(name, initialValue == null ? undefined : tokensOf(initialValue)),
    },
  });
  const initialOf = (name: string) => (set.has(name) ? undefined : initials.get(name));
  return visit(css, {
    Variable: ({ name }) => initialOf(name.ident),
    Rule: { property: ({ value }) => (initialOf(value.name) === undefined ? undefined : []) },
  });
}

/** The styles of a page's elements, reduced to those that the first paint shows. */
export const reduceStyles = remembered((css) => withInitials(withoutUnread(visit(css, withoutLater))));
