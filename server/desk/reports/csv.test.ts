import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1', "'=1"],
  [' =1', "' =1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['a;=1', '"a;\'=1"'],
  ['a; =1', '"a;\' =1"'],
  ['; ;=1', '"; ;\'=1"'],
  ['a\n=1', '"a\n\'=1"'],
  ['a =1', 'a =1'],
  ['a=1', 'a=1'],
  ['1-2', '1-2'],
  ['\ta', "'\ta"],
  ['\u200b-1', "'\u200b-1"],
])('writes %j as %j', (text, cell) => expect(csvLine([text])).toBe(`${cell}\r\n`));
