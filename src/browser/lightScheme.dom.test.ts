import { beforeEach, expect, it } from 'vitest';
import { rememberScheme, restoreScheme } from './lightScheme';

const { style } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  style.cssText = '';
});

it('the plain shell starts light when the last page was light', () => {
  rememberScheme(true);
  restoreScheme();
  expect(style.colorScheme).toBe('light');
});

it('the plain shell follows the device otherwise', () => {
  rememberScheme(true);
  rememberScheme(false);
  restoreScheme();
  expect(style.colorScheme).toBe('');
});

it('a rendered page keeps the scheme of its markup', () => {
  rememberScheme(true);
  style.setProperty('--brand-primary', 'red');
  restoreScheme();
  expect(style.colorScheme).toBe('');
});
