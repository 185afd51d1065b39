import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashSource, sealInlineCode } from './inlineCode.ts';
import { libraryStyles } from './libraryStyles.ts';

it('hashes only the inline elements that bear the marker, and takes the marker off', () => {
  const { html, inline } = sealInlineCode(
    '<style nonce="secret" data-href="a">b{}</style><style>evil{}</style><script nonce="secret">run()</script>' +
      '<script type="module" src="/main.js"></script>',
    'secret',
  );
  expect(html).toBe(
    '<style data-href="a">b{}</style><style>evil{}</style><script>run()</script><script type="module" src="/main.js"></script>',
  );
  expect(inline).toEqual({ styles: [hashSource('b{}')], scripts: [hashSource('run()')] });
});

it('leaves no marker anywhere in the page', () => {
  expect(sealInlineCode('<p>secret</p>', 'secret').html).toBe('<p></p>');
});

it('knows the styles of the installed React Aria', async () => {
  const folder = 'node_modules/react-aria/dist/private';
  const sources = await Promise.all(
    ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
      readFile(`${folder}/${file}`, 'utf8'),
    ),
  );
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(sources[0] ?? '')?.[1] ?? '';
  const found = sources.flatMap((source) =>
    [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
      text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim(),
    ),
  );
  expect(found).toEqual(libraryStyles);
});
