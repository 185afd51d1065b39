import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { clientCode } from './clientContract.ts';

const clientCodeOf = (code: string) => clientCode(code, parseAst(code).body);

it('leaves out what a server reads of an endpoint, and keeps its lines', () => {
  const code = `export const getThing = endpoint({
  method: 'GET',
  params: z.object({ id: text() }),
  response: list(thing),
  body: input
});`;
  expect(clientCodeOf(code)).toBe(`export const getThing = /*@__PURE__*/endpoint({
  method: 'GET',
  response: /*@__PURE__*/list(thing),
  
});`);
});

it('marks each call outside of functions as one without effects', () => {
  expect(clientCodeOf('const a = z.string().check(z.minLength(1)), b = { c: text() };')).toBe(
    'const a = /*@__PURE__*/z.string().check(/*@__PURE__*/z.minLength(1)), b = { c: /*@__PURE__*/text() };',
  );
});

it.each([
  'export const send = (value) => { list.push(value); return JSON.stringify(value); };',
  'export function send(value) { list.push(value); }',
  'register(thing);',
  'export { a } from "./a";',
])('keeps %s', (code) => expect(clientCodeOf(code)).toBe(code));
