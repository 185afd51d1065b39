import type { ChildNode, Element } from 'domhandler';
import type { ComponentType, ReactNode } from 'react';
import type { Preload } from '@/api/preload';

/** Props of a custom tag: its allowed attributes, its rendered children, and its children as nodes. */
export interface TagProps {
  attributes: Record<string, string>;
  children: ReactNode;
  nodes: ChildNode[];
  /** Renders a subset of the nodes. */
  renderNodes: (nodes: ChildNode[]) => ReactNode;
}

/** Exports of a file of features/content/tags. The tag avb-carousel is tags/AvbCarousel.tsx. */
export interface TagModule {
  Tag: ComponentType<TagProps>;
  /** Requests the data of the tag before rendering, so that the server renders the complete tag. */
  preload?: (element: Element, context: Preload) => Promise<unknown>;
}
