import { createTestApp } from '@tests/createTestApp';
import { isWholeForm } from '@tests/wholeForm';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContentHtml } from './ContentHtml';

const hostileFragments = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<a href="javascript:window.hacked=1">x</a>',
  '<svg onload="window.hacked=1"><script>window.hacked=1</script></svg>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><style><img src=x onerror=window.hacked=1>',
  '<template><script>window.hacked=1</script></template>',
  '<avb-link href="/a"><a href="/b">in</a></avb-link>',
  '<table>text<tr>text<td>cell</table>',
  '<ul>text<li>item',
  '<p><div><p>',
  '</div></section>',
  '<!-- comment --',
  '<!doctype html><html><body onload=x()>',
  '<style>*{display:none}</style>',
  '<input autofocus onfocus="x()">',
  '<button onclick="x()">press',
  '<select><option>one</select>',
  '&lt;script&gt; &amp;',
  '\u0000<b>',
  '<x-unknown foo=bar>kept</x-unknown>',
  '<details ontoggle=x() open>',
];
const fragment = fc
  .array(fc.oneof(fc.constantFrom(...hostileFragments), fc.string()), { maxLength: 12 })
  .map((parts) => parts.join(''));
const deep = fc.integer({ min: 1, max: 5000 }).map((depth) => '<div>'.repeat(depth));
const { wrap } = createTestApp();
const renderHtml = (html: string) => renderToString(wrap(<ContentHtml html={html} />));

const FRAGMENTS = isWholeForm ? 2000 : 300;
const RUNS_SOMETHING = /<script|<style|<[^>]*\son\w+=|srcdoc=|(?:href|src)="\s*javascript:/i;

describe('hostile content', () => {
  it(`${FRAGMENTS} fragments render without a crash and without executable markup`, () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: fragment }, { weight: 1, arbitrary: deep }), (html) => {
        expect(renderHtml(html)).not.toMatch(RUNS_SOMETHING);
      }),
      { numRuns: FRAGMENTS },
    );
  });

  it('keeps harmless markup', () => {
    expect(renderHtml('<h2 class="a">Sale</h2><x-y>kept</x-y><!-- gone -->')).toBe(
      '<h2 class="a">Sale</h2>kept',
    );
  });

  it('turns a link in a link into a span', () => {
    expect(
      renderHtml('<avb-link href="/a">out <b><avb-link href="/b">in</avb-link></b></avb-link>').match(/<a /g),
    ).toHaveLength(1);
  });
});
