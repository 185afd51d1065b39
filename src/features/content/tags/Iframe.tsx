import { numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';

const isElsewhere = (src = '') => /^https?:\/\//i.test(src);

/** A page of another site in a frame that can neither navigate this one nor read it. */
export const Tag: TagModule['Tag'] = ({ attributes }) => (
  <iframe
    src={attributes.src}
    title={attributes.title ?? attributes.src ?? ''}
    width={numberOf(attributes.width, 560)}
    height={numberOf(attributes.height, 315)}
    loading="lazy"
    // A page of this very site could lift its own sandbox; another site keeps its own storage.
    sandbox={`allow-scripts allow-presentation allow-popups${isElsewhere(attributes.src) ? ' allow-same-origin' : ''}`}
    referrerPolicy="strict-origin-when-cross-origin"
    allow="fullscreen; picture-in-picture"
    style={{ border: 0, maxWidth: '100%' }}
  />
);
