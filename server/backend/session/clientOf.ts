/** A browser in words, as its owner knows it; '' for what is unknown. */
export interface Client {
  /** Chrome */
  browser: string;
  /** Windows */
  system: string;
}

type Rule = readonly [pattern: RegExp, name: string];

/** Most browsers also name Chrome or Safari, so the more special names are tried first. */
const BROWSERS: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Rule[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rules: readonly Rule[], text: string): string =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Reads browser and system from a User-Agent header. Only these names are stored, never the header. */
export const clientOf = (userAgent: string | undefined): Client => {
  const text = (userAgent ?? '').slice(0, 1000);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
};
