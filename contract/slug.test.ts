import { expect, it } from 'vitest';
import { slugOf } from './slug';

it.each([
  ['Front window', 'front-window'],
  ['Entrée, 2', 'entree-2'],
  ['  Café & Bar! ', 'cafe-bar'],
  ['客厅', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));
