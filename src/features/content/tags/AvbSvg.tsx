import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';

/** An SVG as an img element, in which scripts do not run. */
export const Tag: TagModule['Tag'] = ({ attributes }) => (
  <img
    src={attributes['data-src'] ?? attributes.src}
    alt={attributes['data-alt'] ?? attributes.alt ?? ''}
    width={parsePositiveNumber(attributes['data-width'] ?? attributes.width, 24)}
    height={parsePositiveNumber(attributes['data-height'] ?? attributes.height, 24)}
    loading="lazy"
    className={attributes.class}
  />
);
