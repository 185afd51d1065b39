import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { StoreConfig } from '@/api/contract/config';
import type { Preload } from '@/api/preload';

export interface PagePreload extends Preload {
  params: Params;
  url: URL;
  config: StoreConfig;
  isSmallScreen: boolean;
}

/** What a page found while loading; nothing means all is well. */
export interface PageOutcome {
  /** HTTP status of the server's answer, 404 for an unknown product. */
  status?: number;
  /** A path of the storefront to go to instead. */
  redirect?: string;
}

/** A file of src/pages. */
export interface PageModule {
  Component: ComponentType;
  /** Locale files the page's texts are in, besides site. */
  namespaces?: readonly string[];
  /** Starts the page's calls. The server waits for it; a browser shows the page at once. */
  preload?: (given: PagePreload) => Promise<PageOutcome | undefined>;
}
