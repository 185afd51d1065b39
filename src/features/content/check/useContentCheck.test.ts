import { expect, it } from 'vitest';
import { isContentCheckEnabled } from './useContentCheck';

it.each([
  ['', true],
  ['{"enabled": true, "report": "console"}', true],
  ['{"enabled": "no"}', false],
  ['{"enabled": false}', false],
  ['{"enabled": ', true],
  ['<script>check()</script>', true],
])('%s: %s', (block, isEnabled) => expect(isContentCheckEnabled(block)).toBe(isEnabled));
