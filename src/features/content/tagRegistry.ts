import { type ComponentType, lazy } from 'react';
import type { TagModule, TagProps } from './tagModule';

const files = import.meta.glob<TagModule>(['./tags/*.tsx', '!./tags/*.test.tsx']);

/** avb-accordion-item -> AvbAccordionItem */
const fileOf = (tag: string) =>
  `./tags/${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}.tsx`;

const components = new Map<string, ComponentType<TagProps>>();

/** Whether a file of tags/ makes this tag. */
export const isKnownTag = (tag: string) => fileOf(tag) in files;

/** Loads the code of a custom tag; null when there is no such tag. A tag loaded before it is shown renders at once. */
export async function loadTag(tag: string): Promise<TagModule | null> {
  const module = (await files[fileOf(tag)]?.()) ?? null;
  if (module && !components.has(tag)) components.set(tag, module.Tag);
  return module;
}

/** Loads every custom tag some HTML names, so that a rendered page is taken over without a part going missing. */
export async function loadTagsIn(html: string): Promise<void> {
  const tags = new Set([...html.matchAll(/<([a-z]+-[a-z-]+)/g)].map(([, tag = '']) => tag));
  await Promise.all([...tags].map(loadTag));
}

/** The component of a custom tag, its code loaded when first shown; null when there is no such tag. */
export function tagComponent(tag: string): ComponentType<TagProps> | null {
  const known = components.get(tag);
  if (known) return known;
  const load = files[fileOf(tag)];
  if (!load) return null;
  const component = lazy(async () => ({ default: (await load()).Tag }));
  components.set(tag, component);
  return component;
}
