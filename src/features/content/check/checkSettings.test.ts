import { expect, it } from 'vitest';
import { areChecksOn } from './checkSettings';

it.each([
  ['', true],
  ['{"enabled": true, "report": "console"}', true],
  ['{"enabled": "no"}', false],
  ['{"enabled": false}', false],
  ['{"enabled": ', true],
  ['<script>check()</script>', true],
])('%s: %s', (block, isOn) => expect(areChecksOn(block)).toBe(isOn));
