import { sep } from 'node:path';
import { expect, it } from 'vitest';
import { pathInside } from './webFiles';

const folder = `${sep}srv${sep}web`;

it.each(['/../secret', '/%2e%2e/secret', '/a/..%2f..%2fsecret', '/..%5csecret', '/a%00b', '/%E0%A4%A'])(
  '%s leads nowhere',
  (path) => {
    expect(pathInside(folder, path)).toBeNull();
  },
);

it('names files below the folder, accents and dots included', () => {
  expect(pathInside(folder, '/assets/app.js')).toBe(`${folder}${sep}assets${sep}app.js`);
  expect(pathInside(folder, '/canap%C3%A9..svg')).toBe(`${folder}${sep}canapé..svg`);
});
