/** A rule of the build's stylesheets (scripts/setup/pageStyles.mjs). */
export interface StyleRule {
  /** At-rules around the rule, the outer one first: `@media (width>=960px)`. */
  groups: readonly string[];
  /** The classes of each of its selectors: all of one selector must occur in the page. */
  classes?: readonly (readonly string[])[];
  /** Name of an animation, instead of classes. */
  name?: string;
  css: string;
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Styles by the classes of a page: pages of one kind have the same classes. */
const stylesOf = new WeakMap<readonly StyleRule[], Map<string, string>>();
const MAX_STYLES = 200;

/**
 * The rules that the markup of a page uses, in the order of the stylesheets. The page needs no stylesheet for its first
 * paint then; the stylesheets of its chunks follow with its code, before hydration.
 */
export function usedStyles(rules: readonly StyleRule[], html: string): string {
  const classes = classesIn(html);
  const cached = stylesOf.get(rules) ?? new Map<string, string>();
  stylesOf.set(rules, cached);
  const key = [...classes].sort().join(' ');
  const css = cached.get(key) ?? selectRules(rules, classes);
  if (cached.size >= MAX_STYLES) cached.clear();
  cached.set(key, css);
  return css;
}

function selectRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const isUsed = (rule: StyleRule) =>
    rule.classes?.some((names) => names.every((name) => classes.has(name))) ?? false;
  const used = rules.filter(isUsed);
  const text = used.map(({ css }) => css).join('');
  const animations = rules.filter(({ name }) => name && text.includes(name));
  return [...animations, ...used].map(({ groups, css }) => wrapped(groups, css)).join('');
}

const wrapped = (groups: readonly string[], css: string) =>
  groups.reduceRight((inner, group) => `${group}{${inner}}`, css);
