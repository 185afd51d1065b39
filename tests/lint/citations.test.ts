import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = join(root, 'docs/spec');

/** '11 §3' for each heading "## 11.3 …" of the page 11-*.md. */
const sections = new Set(
  readdirSync(pages)
    .filter((name) => /^\d\d-/.test(name))
    .flatMap((name) => {
      const page = name.slice(0, 2);
      const heading = new RegExp(`^## ${Number(page)}\\.(\\d+) `, 'gm');
      return [...readFileSync(join(pages, name), 'utf8').matchAll(heading)].map(([, n]) => `${page} §${n}`);
    }),
);

const LIST = String.raw`(?:§\d+(?:, | and )?)+`;
/** A citation in code, or in another document. */
const FULL = new RegExp(`docs/spec/(\\d\\d) (${LIST})`, 'g');
/** A citation of one page of the specification in another. */
const SHORT = new RegExp(String.raw`(?<![\w/])(\d\d) (${LIST})`, 'g');
/** A section of another standard: RFC 9110 §14. */
const OTHERS = /RFC \d+ §[\d.]+/g;

/** Obsolete forms of citations. */
const OTHER_FORMS =
  /(?:the |both |shell |commerce )?specifications?,? §|§ ?\d|\b(?:shell|commerce) specification|docs\/spec\/\d\d(?!-)/gi;

const cited = (text: string, form: RegExp) =>
  [...text.matchAll(form)].flatMap(([, page, list = '']) =>
    [...list.matchAll(/§\d+/g)].map(([section]) => `${page} ${section}`),
  );

/** Joins comment lines, because a citation may be wrapped. */
const joined = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');

/** The invalid citations of a text: dead citations, and forms other than "docs/spec/11 §3". */
function problems(text: string): string[] {
  const flat = joined(text);
  const dead = cited(flat, FULL).filter((section) => !sections.has(section));
  const rest = flat.replace(FULL, '').replace(OTHERS, '');
  const others = [...rest.matchAll(OTHER_FORMS)].map(({ 0: form, index }) =>
    rest.slice(Math.max(0, index - 30), index + form.length + 10).trim(),
  );
  return [...dead, ...others];
}

const tracked = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

const isText = (name: string) => /\.(?:[cm]?[jt]sx?|css|ya?ml|md)$/.test(name);
const files = tracked('.').filter(
  (name) => isText(name) && !name.startsWith('docs/spec/') && name !== 'tests/lint/citations.test.ts',
);

/** A file that a working tree has deleted, but git still lists, is empty. */
function read(name: string): string {
  try {
    return readFileSync(join(root, name), 'utf8');
  } catch {
    return '';
  }
}

describe('a citation of the specification', () => {
  it('names a page and a section that exist', () => {
    const found = files.flatMap((name) => problems(read(name)).map((problem) => `${name}: ${problem}`));
    expect(found).toEqual([]);
  });

  it('is used: code and tests cite the specification', () => {
    expect(files.flatMap((name) => cited(joined(read(name)), FULL)).length).toBeGreaterThan(200);
  });

  it('from page to page names a section that exists', () => {
    const dead = tracked('docs/spec').flatMap((name) =>
      cited(read(name), SHORT)
        .filter((section) => !sections.has(section))
        .map((section) => `${name}: ${section}`),
    );
    expect(dead).toEqual([]);
  });

  it.each([
    ['dead page', '(docs/spec/99 §1)', ['99 §1']],
    ['dead section', '/** Why\n * (docs/spec/11 §3 and\n * §99). */', ['11 §99']],
    ['page without a section', 'docs/spec/11 alone', ['docs/spec/11 alone']],
    ['old form', '(commerce specification §7)', ['(commerce specification §7)']],
    ['section without a page', 'as asked (§5)', ['as asked (§5)']],
  ])('of a %s is found', (_, text, expected) => expect(problems(text)).toEqual(expected));

  it.each([
    '(docs/spec/11 §3)',
    '(docs/spec/11 §3, §4 and §5, docs/spec/07 §2)',
    'docs/spec/07-catalog.md',
    'RFC 9110 §15.5.20',
  ])('%s is well-formed', (text) => expect(problems(text)).toEqual([]));
});
