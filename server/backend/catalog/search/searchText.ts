import type { BilingualText } from '../details.ts';
import { plainModel, plainText } from './plainText.ts';

/**
 * Returns the value of products.search_text for these texts: every normalised word once, each preceded by a space.
 */
export function searchTextOf(name: BilingualText, others: readonly string[]): string {
  const normalized = plainText([name.en, name.fr, ...others].join(' '));
  return ` ${[...new Set(normalized.split(' ').filter(Boolean))].join(' ')}`;
}

/** Returns the value of products.search_model for these skus and model numbers. */
export const searchModelOf = (models: readonly string[]): string =>
  [...new Set(models.map(plainModel).filter(Boolean))].join(' ');
