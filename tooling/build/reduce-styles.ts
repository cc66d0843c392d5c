/** Leaves out of a page's critical styles what its first paint cannot show: the style sheet brings it soon after. */
import {
  type Declaration,
  Features,
  type MediaQuery,
  type ParsedComponent,
  type TokenOrValue,
  transform,
  type Visitor,
} from "lightningcss";

type Visits = Visitor<Record<never, never>>;

/** The styles after a visit to their syntax tree, minified, which drops rules that have become empty. */
function visit(css: string, visitor: Visits): string {
  return transform({
    filename: "critical.css",
    code: Buffer.from(css),
    minify: true,
    // As in the style sheet: `(width >= 64rem)` is newer than some browsers that Vite builds for.
    include: Features.MediaRangeSyntax,
    visitor,
  }).code.toString();
}

/** Most pages share their styles: the result for each input is kept. */
function remembered(reduce: (css: string) => string): (css: string) => string {
  const results = new Map<string, string>();
  return (css) => {
    const result = results.get(css) ?? reduce(css);
    results.set(css, result);
    return result;
  };
}

/** The `@font-face` rules of a style sheet: text is measured with them, so it would move were they to come later. */
export const fontFaces = remembered((sheet) => {
  const css = visit(sheet, { Rule: ({ type }) => (type === "font-face" ? undefined : []) });
  // Behind Tailwind's licence, which the sheet has too.
  return css.slice(css.indexOf("@font-face"));
});

/** A declaration's property as it is written, its prefix with it. */
function propertyOf({ property, value, ...declaration }: Declaration): string {
  if (property === "custom") return value.name;
  const id = property === "unparsed" ? value.propertyId : { property, ...declaration };
  // Of a declaration that is not parsed, the types write the key another way than the parser does.
  const { vendorPrefix, vendor_prefix: prefixes = vendorPrefix } = id as Record<string, unknown>;
  const [prefix = "none"] = (prefixes ?? []) as readonly string[];
  return prefix === "none" ? id.property : `-${prefix}-${id.property}`;
}

/**
 * How things move and scroll, what a pointer and a finger see, features of fonts, which are the usual ones everywhere,
 * the ground around letters, tabs and hyphens, how thick an underline is, and the size of text in Firefox, which leaves
 * that of pages for phones alone.
 */
const laterProperty =
  /^(transition.*|cursor|pointer-events|font-(feature|variation)-settings|text-shadow|tab-size|interpolate-size|scrollbar-width|text-decoration-thickness|-webkit-(hyphens|tap-highlight-color|text-decoration)|-moz-text-size-adjust)$/;

/** Whether the declaration gives the root Tailwind's default font: what is seen has the body's. */
const isDefaultFont = (declaration: Declaration): boolean =>
  declaration.property === "unparsed" &&
  propertyOf(declaration) === "font-family" &&
  declaration.value.value.some(
    (part) => part.type === "var" && part.value.name.ident.startsWith("--default"),
  );

/** Whether a media query speaks of paper or of a pointer. */
const isLaterMedia = ({ mediaType, condition }: MediaQuery): boolean =>
  mediaType === "print" || (condition?.type === "feature" && condition.value.name === "hover");

const withoutLater: Visits = {
  Declaration: (declaration) =>
    laterProperty.test(propertyOf(declaration)) || isDefaultFont(declaration) ? [] : undefined,
  Rule: {
    media: ({ value }) => (value.query.mediaQueries.every(isLaterMedia) ? [] : undefined),
    // What Tailwind adds for browsers that know no `@property`.
    "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
    // How the content of `details` folds.
    style: ({ value }) =>
      value.selectors.every((selector) =>
        selector.some(
          (part) => part.type === "pseudo-element" && (part.kind as string) === "details-content",
        ),
      )
        ? []
        : undefined,
  },
};

/** Without the custom properties that nothing here reads. */
function withoutUnread(css: string): string {
  const read = new Set<string>();
  visit(css, { Variable: ({ name }) => void read.add(name.ident) });
  const kept = visit(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith("--") && !read.has(name) ? [] : undefined),
    },
    Rule: { property: ({ value }) => (read.has(value.name) ? undefined : []) },
  });
  // What was left out may have been the only reader of another.
  return kept.length === css.length ? kept : withoutUnread(kept);
}

/** An initial value as it stands in a declaration; undefined for kinds that Tailwind registers no property of. */
function tokensOf(initial: ParsedComponent): TokenOrValue[] | undefined {
  if (initial.type === "token-list") return initial.value;
  if (initial.type === "color") return [initial];
  return initial.type === "length-percentage" && initial.value.type === "percentage"
    ? [{ type: "token", value: initial.value }]
    : undefined;
}

/** With the initial values of the registered properties that nothing here sets, in place of the properties. */
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

/** The styles that the first paint shows, out of those that a page's elements have. */
export const reduceStyles = remembered((css) => withInitials(withoutUnread(visit(css, withoutLater))));
