import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adParameters, pageParameters } from '../../../contract/pageParameters.ts';
import { projectRoot } from '../../files/projectRoot.ts';

const vcl = readFileSync(join(projectRoot, 'config/varnish.vcl'), 'utf8');
const [, ads = '', allowed = ''] =
  /regsuball\(req\.url, "\(\?i\)\(\[\?&\]\)\(([^)]*)\)[^"]*"[\s\S]*?\(\?!\(([^)]*)\)/.exec(vcl) ?? [];

it('Varnish keeps the parameters that change a page', () =>
  expect(allowed.split('|')).toEqual(pageParameters));

it('Varnish removes the parameters of ads from every page', () =>
  expect(ads.split('|')).toEqual(['utm_\\w+', ...adParameters]));
