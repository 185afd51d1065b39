import type { MaterialId } from '../materials.ts';
import { random } from '../random.ts';
import { modelNumber } from './appliance.ts';
import { brandOf } from './brands.ts';
import type { Draft } from './draft.ts';

interface Choice {
  finish: MaterialId | undefined;
  size: string | undefined;
}

/** The common prefix of the model numbers of all variants of a piece of furniture. */
const seriesOf = ({ brand, id }: Draft) =>
  `${brandOf(brand).prefix}${Math.floor(random(`model ${id}`)() * 90_000) + 10_000}`;

/** The model number of a variant: the number of the series, then the finish and the size. */
export function variantModelNumber(draft: Draft, { finish, size }: Choice): string {
  if (draft.modelNumber && finish) return modelNumber(draft.modelNumber, finish);
  const suffix = [finish, size].filter(Boolean).join('-').toUpperCase();
  return suffix ? `${seriesOf(draft)}-${suffix}` : (draft.modelNumber ?? seriesOf(draft));
}

/**
 * The model number of a product. A configurable product has that of its first variant, which its page shows, so that search, listing and
 * page are consistent.
 */
export const modelNumberOf = (draft: Draft): string =>
  variantModelNumber(draft, { finish: draft.colours?.first, size: draft.sizes?.[0]?.key });
