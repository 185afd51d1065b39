/** Texts of a namespace: a file of locales/. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Options of i18next that this library would ignore without a word. */
type IgnoredOption =
  | 'context'
  | 'defaultValues'
  | 'defaultValue_one'
  | 'defaultValue_other'
  | 'fallbackLng'
  | 'format'
  | 'formatParams'
  | 'ignoreJSONStructure'
  | 'interpolation'
  | 'joinArrays'
  | 'keyPrefix'
  | 'keySeparator'
  | 'lng'
  | 'lngs'
  | 'ns'
  | 'nsSeparator'
  | 'ordinal'
  | 'postProcess'
  | 'replace'
  | 'returnDetails'
  | 'returnObjects'
  | 'skipInterpolation';

/** Values of the placeholders in a text. count selects the plural, defaultValue is the text of a key that has none. */
export type Values = { readonly [name: string]: string | number | undefined } & {
  readonly count?: number | undefined;
  readonly defaultValue?: string | undefined;
} & { readonly [option in IgnoredOption]?: never };

/** Returns the text of a key with its values; without one the default value, else the key itself. */
export type Translate = (key: string, values?: Values) => string;

/** Intl's objects are slow to make, and a page has few of them. */
function remembered<T>(make: (locale: string) => T): (locale: string) => T {
  const values = new Map<string, T>();
  return (locale) => {
    const value = values.get(locale) ?? make(locale);
    values.set(locale, value);
    return value;
  };
}
const pluralRules = remembered((locale) => new Intl.PluralRules(locale));
const numberFormat = remembered((locale) => new Intl.NumberFormat(locale));

/** Finds the text of a key such as carousel.label. */
function find(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** With a count the keys are, in this order: key_zero for 0, key_one, key_many or key_other by the language, key_other, key. */
function findPlural(texts: Texts, key: string, count: number, locale: string): string | undefined {
  const zero = count === 0 ? find(texts, `${key}_zero`) : undefined;
  const byLanguage = find(texts, `${key}_${pluralRules(locale).select(count)}`);
  return zero ?? byLanguage ?? find(texts, `${key}_other`) ?? find(texts, key);
}

const VALUE = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/**
 * Returns the text of a key; undefined without one. {{name}} stands for a value, {{name, number}} for a number as the locale
 * writes it; a missing value is empty. locale: BCP 47
 */
export function translate(texts: Texts, key: string, values: Values, locale: string): string | undefined {
  const { count } = values;
  const text = typeof count === 'number' ? findPlural(texts, key, count, locale) : find(texts, key);
  return text?.replace(VALUE, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? '';
    return isNumber && typeof value === 'number' ? numberFormat(locale).format(value) : String(value);
  });
}
