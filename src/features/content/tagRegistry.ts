import { type ComponentType, lazy } from 'react';
import type { TagModule, TagProps } from './tagModule';

const files = import.meta.glob<TagModule>(['./tags/*.tsx', '!./tags/*.test.tsx']);

/** avb-accordion-item -> AvbAccordionItem */
const tagPath = (tag: string) =>
  `./tags/${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}.tsx`;

const components = new Map<string, ComponentType<TagProps>>();

/** Whether a file of tags/ implements the tag. */
export const isKnownTag = (tag: string) => tagPath(tag) in files;

/** Loads the module of a custom tag; null for an unknown tag. A tag loaded before it renders does not suspend. */
export async function loadTag(tag: string): Promise<TagModule | null> {
  const module = (await files[tagPath(tag)]?.()) ?? null;
  if (module && !components.has(tag)) components.set(tag, module.Tag);
  return module;
}

/**
 * Loads every custom tag in the text, which may be JSON that contains HTML, so that the first render does not suspend. Tags that fail to
 * load are skipped.
 */
export async function loadTagsIn(text: string): Promise<void> {
  const tags = new Set([...text.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, tag = '']) => tag));
  await Promise.allSettled([...tags].map(loadTag));
}

/** Returns the component of a custom tag, which loads its code when first rendered; null for an unknown tag. */
export function tagComponent(tag: string): ComponentType<TagProps> | null {
  const cached = components.get(tag);
  if (cached) return cached;
  const load = files[tagPath(tag)];
  if (!load) return null;
  const component = lazy(async () => ({ default: (await load()).Tag }));
  components.set(tag, component);
  return component;
}
