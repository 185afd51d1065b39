import { type Element, isTag } from 'domhandler';
import { isOn, numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';
import { ResponsivePicture, type SizedSource } from '@/ui/ResponsivePicture';

/** A shape for a picture whose dimensions the dealer forgot; the content check says so. */
const FALLBACK = { width: 1200, height: 900 };

const sizeNames = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;

/** A source for each size named: data-src-xsmall on the tag, or source elements with srcset and data-size. */
function sourcesOf(attributes: Record<string, string>, children: Element[]): SizedSource[] {
  const own = sizeNames.map((size) => ({ size, src: attributes[`data-src-${size}`] ?? '' }));
  const inner = children
    .filter(({ name }) => name === 'source')
    .map(({ attribs }) => ({
      // An unknown size is medium (shell specification §9).
      size: sizeNames.find((size) => size === attribs['data-size']) ?? ('medium' as const),
      src: (attribs.srcset ?? '').split(/[\s,]/)[0] ?? '',
    }));
  return [...own, ...inner].filter(({ src }) => src !== '');
}

export const Tag: TagModule['Tag'] = ({ attributes, nodes }) => {
  const [width, height] = [attributes['data-width'], attributes['data-height']].map((value) =>
    numberOf(value, 0),
  );
  return (
    <ResponsivePicture
      src={attributes['data-src'] ?? attributes.src ?? ''}
      sources={sourcesOf(attributes, nodes.filter(isTag))}
      alt={attributes['data-alt'] ?? attributes.alt ?? ''}
      width={width || FALLBACK.width}
      height={height || FALLBACK.height}
      sizes={attributes['data-sizes']}
      isPriority={isOn(attributes['data-priority'])}
      className={attributes.class}
    />
  );
};
