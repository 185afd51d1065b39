import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Finding, findingText, reportIn } from './finding.ts';
import { frontMatterText, parseFrontMatter, splitFile } from './frontMatter.ts';

function findingsOf(text: string, run: (report: ReturnType<typeof reportIn>) => unknown) {
  const findings: Finding[] = [];
  const result = run(reportIn('a', text, findings));
  return { result, findings: findings.map(findingText) };
}

/** Far above linear time on a slow machine, and far below quadratic time. */
const QUADRATIC_MS = 60_000;

describe('splitFile', () => {
  it.each([
    ['---\ntitle: A\n---\n<p>1</p>\n', 'title: A\n', '<p>1</p>'],
    ['---\n---\n', '', ''],
    ['---\n---', '', ''],
    ['---\ntitle: A\n---\n\nwith ---\n---\n\n', 'title: A\n', '\nwith ---\n---\n'],
    ['---\ncss: |\n  ---\n---\n', 'css: |\n  ---\n', ''],
  ])('%j', (text, yaml, body) => {
    const { result, findings } = findingsOf(text, (report) => splitFile(text, report));
    expect(findings).toEqual([]);
    expect(result).toMatchObject({ yaml, body });
  });

  it.each([
    ['<p>1</p>', 'the file must begin with front matter: a line ---, its keys, and a line ---'],
    ['', 'the file must begin with front matter: a line ---, its keys, and a line ---'],
    ['---\ntitle: A\n', 'the front matter has no end: a line ---'],
  ])('reports %j', (text, message) => {
    const { result, findings } = findingsOf(text, (report) => splitFile(text, report));
    expect(result).toBeNull();
    expect(findings).toEqual([`a:1:1 error ${message}`]);
  });

  it(
    'takes a short time for a long file without an end',
    () => {
      const text = `---\n${'- -\n'.repeat(250_000)}`;
      expect(findingsOf(text, (report) => splitFile(text, report)).result).toBeNull();
    },
    QUADRATIC_MS,
  );
});

describe('parseFrontMatter', () => {
  const schema = z.strictObject({
    title: z.string('must be a text'),
    items: z.optional(z.array(z.strictObject({ id: z.number('must be a number') }))),
  });
  const parse = (yaml: string) => findingsOf(yaml, (report) => parseFrontMatter(yaml, schema, report));

  it('returns the values and the places of keys', () => {
    const { result } = parse('title: "A: b"\nitems:\n  - id: 1\n');
    expect(result).toMatchObject({ values: { title: 'A: b', items: [{ id: 1 }] } });
  });

  it.each([
    ['', ['1:1 error title is missing']],
    ['- 1\n', ['1:1 error must be keys with values, such as title: About us']],
    ['title: 5\ntitel: A\n', ['1:1 error title must be a text', '2:1 error titel is not a known key']],
    ['title: A\nitems:\n  - id: x\n', ['3:5 error items.0.id must be a number']],
    ['title: A\nitems:\n  - {}\n', ['3:5 error items.0.id is missing']],
    ['title: A\ntitle: B\n', ['2:1 error Map keys must be unique']],
  ])('%j', (yaml, findings) => {
    expect(parse(yaml).findings.sort()).toEqual(findings.map((line) => `a:${line}`));
  });

  it('rejects aliases that would fill the memory', () => {
    const levels = [...'bcdefghi'].map((name, at) => {
      const above = String.fromCharCode(name.charCodeAt(0) - 1);
      return `${name}: &${name} [${`*${above},`.repeat(9)}]${at < 0 ? '' : '\n'}`;
    });
    const { findings } = parse(`a: &a [1,1,1,1,1,1,1,1,1]\n${levels.join('')}`);
    expect(findings).toEqual(['a:1:1 error Excessive alias count indicates a resource exhaustion attack']);
  });

  it('reads what frontMatterText writes', () => {
    const values = { title: `yes: "#" ${'long '.repeat(60)}\nand two lines ---\n---\n` };
    expect(parse(frontMatterText(values)).result).toMatchObject({ values });
    expect(frontMatterText({})).toBe('');
  });
});
