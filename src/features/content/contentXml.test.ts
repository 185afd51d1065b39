import type { ChildNode } from 'domhandler';
import { isComment, isDirective, isTag, isText } from 'domhandler';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isXml, parseXml, toXml } from './contentXml';
import { parseHtml } from './parseHtml';

/** What the storefront reads of nodes. A directive renders nothing, as a comment. */
const contentsOf = (nodes: readonly ChildNode[]): unknown[] =>
  nodes.map((node) => {
    if (isText(node)) return { text: node.data };
    if (isComment(node) || isDirective(node)) return { comment: node.data };
    if (!isTag(node)) return { unknown: node.type };
    const parent = node.parent && isTag(node.parent as ChildNode) ? (node.parent as typeof node).name : null;
    const { type, name, attribs, children } = node;
    return { type, name, parent, attribs: Object.entries(attribs), children: contentsOf(children) };
  });

const expectSame = (html: string) => {
  const nodes = parseHtml(html);
  const xml = toXml(nodes);
  expect(isXml(xml)).toBe(true);
  expect(contentsOf(parseXml(xml))).toEqual(contentsOf(nodes));
};

it.each([
  '<p class="a">Tables &amp; chairs &lt; 3 &#233; &nbsp;</p>',
  '<P>open<p>again<br>line<img SRC=a.webp alt>',
  '<a href="?a=1&b=2" title=\'say "hi" > <b>\'>x</a>',
  '<style>a > b { content: "&amp;<" }</style><script>if (a < b && c) {}</script>',
  '<!-- default-h1 --><!doctype html><?php x ?><![CDATA[ a --> b ]]><!-->',
  '<avb-button data-x=\'{"a": 1}\'></avb-button><table>text<tr><td>1</table>',
  '<a b"c=1 @click="x" d\'e></a></nothing><b <i>',
  '<template><p>in</template><svg viewBox="0 0 1 1"><path/></svg>',
])('reads the nodes of %s again', expectSame);

it('reads the nodes of any HTML again', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '<p',
      '<avb-link ',
      '</p>',
      '<!--',
      '-->',
      '--',
      ' href="',
      "'",
      '=',
      '/>',
      '>',
      '&amp;',
      '&#x3c;',
      '<script>',
      '<?x',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => expectSame(parts.join(''))),
    {
      numRuns: 2000,
    },
  );
});

it('reads any other text without an error', () => {
  const part = fc.oneof(fc.constantFrom('<a', '</', '<!--', ' b="', '"', '/>', '>', '&#', ';'), fc.string());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(() => parseXml(parts.join(''))).not.toThrow();
    }),
  );
});

it('bounds the depth of nodes', () => {
  const depthOf = (nodes: readonly ChildNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => (isTag(node) ? depthOf(node.children) : 0)));
  expectSame('<b>'.repeat(500));
  expect(depthOf(parseXml(`<?xml?>${'<b>'.repeat(20_000)}`))).toBeLessThan(100);
});
