import type { BilingualText } from '../details.ts';
import { plainModel, plainText } from './plainText.ts';

/** What products.search_text holds for these texts: every plain word once, a blank before each. */
export function searchTextOf(name: BilingualText, others: readonly string[]): string {
  const spoken = plainText([name.en, name.fr, ...others].join(' '));
  return ` ${[...new Set(spoken.split(' ').filter(Boolean))].join(' ')}`;
}

/** What products.search_model holds for these skus and model numbers. */
export const searchModelOf = (models: readonly string[]): string =>
  [...new Set(models.map(plainModel).filter(Boolean))].join(' ');
