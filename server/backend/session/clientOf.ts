import Bowser from 'bowser';
import { ownValue } from '../../../contract/ownValue.ts';

/** A browser as described to its owner; '' for unknown parts. */
export interface Client {
  /** Chrome */
  browser: string;
  /** Windows */
  system: string;
}

/** Shorter or better-known names than those of Bowser. */
const NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  Chromium: 'Chrome',
  'Chrome Headless': 'Chrome',
  'Headless Chrome': 'Chrome',
};

/** Reads browser and system from a User-Agent header. Only these names are stored, never the header. */
export function clientOf(userAgent: string | undefined): Client {
  const text = (userAgent ?? '').slice(0, 1000);
  if (text === '') return { browser: '', system: '' };
  const { browser, os, platform } = Bowser.parse(text);
  // curl and other programs specify no system and are not browsers.
  if (!os.name) return { browser: '', system: '' };
  const name = browser.name ?? '';
  return {
    browser: ownValue(NAMES, name) ?? name,
    system: os.name === 'iOS' ? (platform.model ?? os.name) : os.name,
  };
}
