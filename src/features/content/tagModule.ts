import type { ChildNode, Element } from 'domhandler';
import type { ComponentType, ReactNode } from 'react';
import type { Preload } from '@/api/preload';

/** What a custom tag gets: its safe attributes, its rendered children, and the same children as nodes. */
export interface TagProps {
  attributes: Record<string, string>;
  children: ReactNode;
  nodes: ChildNode[];
  /** Renders some of the nodes in a place of their own. */
  renderNodes: (nodes: ChildNode[]) => ReactNode;
}

/** A file of features/content/tags: avb-carousel is tags/AvbCarousel.tsx. */
export interface TagModule {
  Tag: ComponentType<TagProps>;
  /** Starts the calls the tag will make, so that the server renders it filled. */
  preload?: (element: Element, given: Preload) => Promise<unknown>;
}
