import type { Element } from 'domhandler';
import { isElement } from '@/features/content/contentNodes';
import { parseBoolean, parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { ResponsivePicture, type SizedSource } from '@/ui/ResponsivePicture';

/** Dimensions for an image without width and height, which the content check reports. */
const FALLBACK = { width: 1200, height: 900 };

const sizeNames = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;

/** Returns the sources by size: attributes such as data-src-xsmall, or source elements with srcset and data-size. */
function sourcesOf(attributes: Record<string, string>, children: Element[]): SizedSource[] {
  const attributeSources = sizeNames.map((size) => ({ size, src: attributes[`data-src-${size}`] ?? '' }));
  const elementSources = children
    .filter(({ name }) => name === 'source')
    .map(({ attribs }) => ({
      // An unknown size is medium (docs/spec/04 §3).
      size: sizeNames.find((size) => size === attribs['data-size']) ?? ('medium' as const),
      src: (attribs.srcset ?? '').split(/[\s,]/)[0] ?? '',
    }));
  return [...attributeSources, ...elementSources].filter(({ src }) => src !== '');
}

export const Tag: TagModule['Tag'] = ({ attributes, nodes }) => {
  const [width, height] = [attributes['data-width'], attributes['data-height']].map((value) =>
    parsePositiveNumber(value, 0),
  );
  return (
    <ResponsivePicture
      src={attributes['data-src'] ?? attributes.src ?? ''}
      sources={sourcesOf(attributes, nodes.filter(isElement))}
      alt={attributes['data-alt'] ?? attributes.alt ?? ''}
      width={width || FALLBACK.width}
      height={height || FALLBACK.height}
      sizes={attributes['data-sizes']}
      priority={parseBoolean(attributes['data-priority']) ? 'high' : undefined}
      className={attributes.class}
    />
  );
};
