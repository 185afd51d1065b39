import { expect, it } from 'vitest';
import { isComplete, parsePasted } from './timeInput';

it.each([
  ['', true],
  ['0002-12-01T09:30', false],
  ['0202-12-01T09:30', false],
  ['2027-12-01T09:30', true],
  ['20271-12-01T09:30', false],
])('the value %j is complete: %s', (value, expected) => {
  expect(isComplete('datetime-local', value)).toBe(expected);
});

it.each([
  ['2026-12-01T09:30', 'en', '2026-12-01T09:30'],
  ['2026-12-01 09:30:00', 'en', '2026-12-01T09:30'],
  ['12/01/2026, 9:30 PM', 'en', '2026-12-01T21:30'],
  ['12/1/2026 12:05 a.m.', 'en', '2026-12-01T00:05'],
  ['01/12/2026 21 h 30'.replace(' h ', 'h'), 'fr', '2026-12-01T21:30'],
  ['2026-02-31 10:00', 'en', null],
  ['2026-12-01', 'en', null],
  ['tomorrow', 'en', null],
])('pastes %s (%s) as %s', (text, language, expected) => {
  expect(parsePasted('datetime-local', text, language)).toBe(expected);
});

it('pastes dates and times alone', () => {
  expect(parsePasted('date', 'until 12/24/2026', 'en')).toBe('2026-12-24');
  expect(parsePasted('time', '5:45 pm', 'en')).toBe('17:45');
  expect(parsePasted('time', '25:00', 'en')).toBeNull();
});
