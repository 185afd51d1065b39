import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';

const isAbsoluteUrl = (src = '') => /^https?:\/\//i.test(src);

/** A sandboxed frame that can neither navigate nor read the page. */
export const Tag: TagModule['Tag'] = ({ attributes }) => (
  <iframe
    src={attributes.src}
    title={attributes.title ?? attributes.src ?? ''}
    width={parsePositiveNumber(attributes.width, 560)}
    height={parsePositiveNumber(attributes.height, 315)}
    loading="lazy"
    // allow-same-origin only for other sites: a page of this origin could remove its own sandbox.
    sandbox={`allow-scripts allow-presentation allow-popups${isAbsoluteUrl(attributes.src) ? ' allow-same-origin' : ''}`}
    referrerPolicy="strict-origin-when-cross-origin"
    allow="fullscreen; picture-in-picture"
    style={{ border: 0, maxWidth: '100%' }}
  />
);
