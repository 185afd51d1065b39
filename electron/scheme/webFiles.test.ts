import { sep } from 'node:path';
import { expect, it } from 'vitest';
import { resolveInside } from './webFiles';

const folder = `${sep}srv${sep}web`;

it.each(['/../secret', '/%2e%2e/secret', '/a/..%2f..%2fsecret', '/..%5csecret', '/a%00b', '/%E0%A4%A'])(
  'resolves the path %s to no file',
  (path) => {
    expect(resolveInside(folder, path)).toBeNull();
  },
);

it('resolves files inside the folder, with accents and dots', () => {
  expect(resolveInside(folder, '/assets/app.js')).toBe(`${folder}${sep}assets${sep}app.js`);
  expect(resolveInside(folder, '/canap%C3%A9..svg')).toBe(`${folder}${sep}canapé..svg`);
});
