import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folders = ['contract', 'src', 'server', 'electron', 'demo'];
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\./.test(file) && existsSync(join(root, file)),
  );

/**
 * A text by its name or by what made it, cut at a constant: it can end with half an emoji, which encodeURIComponent, JSON parsers
 * and databases reject. contract/cutText.ts cuts between characters.
 */
const CUT =
  /(?:(?:[tT]ext|[tT]itle|[mM]essage|[nN]ame|[lL]abel|[tT]erm|[qQ]uestion|[dD]escription|[sS]tack|[rR]eason|[cC]omment|[qQ]uery|[eE]rror|[bB]ody|[hH]tml|[vV]alue|[sS]ubject|[uU]rl)|\bString\([^)]*\)|[tT]ext\([^)]*\)|\.trim\(\)|\.join\([^)]*\))\)?\??\s*\.(?:slice|substring|substr)\(0,\s*[A-Z\d]/g;

const cutsIn = (code: string): string[] => code.match(CUT) ?? [];

/** Texts of digits, which are cut to read or to compare them. */
const digits = ['server/backend/cart/postalRegions.ts', 'server/backend/push/subjects.ts'];

describe('texts', () => {
  it('are cut between characters, by contract/cutText.ts', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const cuts = sources
      .filter((file) => !digits.includes(file))
      .flatMap((file) => cutsIn(readFileSync(join(root, file), 'utf8')).map((cut) => `${file}: ${cut}`));
    expect(cuts).toEqual([]);
  });

  it.each([
    'text.slice(0, 100)',
    'product?.name.slice(0, MOST)',
    '(reason.stack ?? text).substring(0, 80)',
    'String(error).slice(0, MAX_LENGTH)',
    "parts.join(' ').slice(0, 500)",
    'withoutText(body).slice(0, 200)',
    'searchTerm.trim().substr(0, 9)',
  ])('are found where they are cut: %s', (code) => expect(cutsIn(code)).toHaveLength(1));

  it.each(['posts.slice(0, COUNT)', 'day.toISOString().slice(0, 10)', 'text.slice(0, -1)'])(
    'are not cut by %s',
    (code) => expect(cutsIn(code)).toEqual([]),
  );
});
