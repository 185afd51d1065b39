import { numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';

/** A drawing by its address; shown as an image, so that nothing inside it can run. */
export const Tag: TagModule['Tag'] = ({ attributes }) => (
  <img
    src={attributes['data-src'] ?? attributes.src}
    alt={attributes['data-alt'] ?? attributes.alt ?? ''}
    width={numberOf(attributes['data-width'], 24)}
    height={numberOf(attributes['data-height'], 24)}
    loading="lazy"
    className={attributes.class}
  />
);
