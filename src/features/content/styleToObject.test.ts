import fc from 'fast-check';
import { expect, it } from 'vitest';
import { styleToObject } from './styleToObject';

it.each([
  ['', {}],
  [' ; color: red', {}],
  ['color:red;background-color : #FFF ;', { color: 'red', backgroundColor: '#FFF' }],
  ['\n\tmargin: 0 auto\n', { margin: '0 auto' }],
  ['color: red; color: blue', { color: 'blue' }],
  ['color: red !important', { color: 'red !important' }],
  ['--brand-Colour: 1; --x:', { '--brand-Colour': '1' }],
  ['-webkit-line-clamp: 2; -moz-appearance: none', { WebkitLineClamp: '2', MozAppearance: 'none' }],
  ['-ms-grid-row: 1', { msGridRow: '1' }],
  ['FONT-SIZE: 2em; COLOR: red', { fontSize: '2em', COLOR: 'red' }],
  [
    'background: url(data:image/png;base64,AA==) no-repeat',
    { background: 'url(data:image/png;base64,AA==) no-repeat' },
  ],
  ['background: url("a;b.webp"); top: 0', { background: 'url("a;b.webp")', top: '0' }],
  ["font-family: 'A;B', serif", { fontFamily: "'A;B', serif" }],
  ["content: 'it\\'s;'; top: 0", { content: "'it\\'s;'", top: '0' }],
  ['/* a: b; */ color: red /* ; */; top: 0', { color: 'red', top: '0' }],
  ['color: red /* unfinished', { color: 'red' }],
  ['*zoom: 1; _height: 1px', { '*zoom': '1', _height: '1px' }],
  ['color: red; } p { top: 0', { color: 'red' }],
  ['color: red; bold', {}],
  ['color', {}],
])('%s', (style, object) => expect(styleToObject(style)).toEqual(object));

it('reads any text without an error, and declarations in their order', () => {
  fc.assert(
    fc.property(fc.string(), (style) => {
      styleToObject(style);
    }),
  );
  const name = fc.stringMatching(/^[a-z]{1,9}(-[a-z]{1,9})?$/);
  const value = fc.stringMatching(/^[a-z\d#%.]([a-z\d#%., ]{0,9}[a-z\d])?$/);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (pairs) => {
      const style = pairs.map(([key, text]) => `${key}: ${text}`).join('; ');
      expect(Object.values(styleToObject(style))).toEqual(pairs.map(([, text]) => text));
    }),
  );
});
