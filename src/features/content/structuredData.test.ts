import { afterEach, expect, it, vi } from 'vitest';
import { readStructuredData } from './structuredData';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['an object', '{"@type":"FAQPage"}', ['FAQPage']],
  ['a list', '[{"@type":"FAQPage"},{"@type":"Event"}]', ['FAQPage', 'Event']],
  [
    'script elements',
    '<!-- FAQ -->\n<script type="application/ld+json">{"@type":"FAQPage"}</script>\n<script>{"@type":"Event"}</script>',
    ['FAQPage', 'Event'],
  ],
  ['an object that mentions an element', '{"@type":"FAQPage","text":"<script>{}</script>"}', ['FAQPage']],
  ['nothing', ' \n', []],
])('reads structured data from %s', (_, text, types) =>
  expect(readStructuredData(text).map((data) => data['@type'])).toEqual(types),
);

it('leaves out and logs an element without valid JSON', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const elements = '<script>{"@type": </script><script>{"@type":"Event"}</script>';
  expect(readStructuredData(elements)).toEqual([{ '@type': 'Event' }]);
  expect(log).toHaveBeenCalledOnce();
});
