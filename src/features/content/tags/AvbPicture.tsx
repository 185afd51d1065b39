import type { Element } from 'domhandler';
import { safeAttributes } from '@/features/content/allowList';
import { isElement } from '@/features/content/contentNodes';
import { parseBoolean, parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { parseSrcset } from '@/lib/srcset';
import { ResponsivePicture, type SizedSource } from '@/ui/ResponsivePicture';

/** Dimensions of an image without width and height, which the content check reports. */
const FALLBACK = { width: 1200, height: 900 };

const sizeNames = ['xsmall', 'small', 'medium', 'large', 'xlarge'] as const;

const isSizeName = (name: string | undefined): name is SizedSource['size'] =>
  sizeNames.some((size) => size === name);

/** Size of a source, from data-size or size, or the name of its tag; an unknown one counts as medium (docs/spec/04 §3). */
function sizeOf({ name, attribs }: Element): SizedSource['size'] {
  const size = attribs['data-size'] ?? attribs.size ?? name;
  return isSizeName(size) ? size : 'medium';
}

/** Returns the sources by size: attributes such as data-src-xsmall, or child elements with srcset. */
function sourcesOf(attributes: Record<string, string>, children: Element[]): SizedSource[] {
  const attributeSources = sizeNames.map((size) => {
    const url = attributes[`data-src-${size}`];
    return { size, candidates: url ? [{ url, descriptor: '' }] : [] };
  });
  const elementSources = children
    .filter(({ name }) => name !== 'img')
    .map((child) => ({ size: sizeOf(child), candidates: parseSrcset(child.attribs.srcset ?? '') }));
  return [...attributeSources, ...elementSources].filter(({ candidates }) => candidates.length > 0);
}

/** A picture by its attributes; as in a picture element of HTML, an img in it has those that the tag lacks. */
export const Tag: TagModule['Tag'] = ({ attributes, nodes }) => {
  const elements = nodes.filter(isElement);
  const image = safeAttributes(elements.find(({ name }) => name === 'img')?.attribs ?? {});
  const read = (name: string) => attributes[`data-${name}`] ?? attributes[name] ?? image[name];
  return (
    <ResponsivePicture
      src={read('src') ?? ''}
      sources={sourcesOf(attributes, elements)}
      alt={read('alt') ?? ''}
      width={parsePositiveNumber(read('width'), FALLBACK.width)}
      height={parsePositiveNumber(read('height'), FALLBACK.height)}
      sizes={attributes['data-sizes']}
      priority={parseBoolean(attributes['data-priority']) ? 'high' : undefined}
      className={attributes.class}
    />
  );
};
