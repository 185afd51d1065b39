import type { TenantConfig } from '@contract/config';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Preload } from '@/api/preload';

export interface PagePreload extends Preload {
  params: Params;
  url: URL;
  config: TenantConfig;
  isSmallScreen: boolean;
  /** The store already contains the data of the layout. */
  hasLayout: boolean;
  /** store_id of the selected location; undefined on the server. */
  locationId: string | undefined;
}

/** Result of a preload; undefined means success. */
export interface PageOutcome {
  /** HTTP status of the response, 404 for an unknown product. */
  status?: number;
  /** Path to redirect to, without the language prefix. */
  redirect?: string;
  /** URL to redirect to, as the dealer wrote it. */
  redirectLink?: string;
}

/** A file of src/pages. */
export interface PageModule {
  Component: ComponentType;
  /** Locale namespaces of the page, besides site. */
  namespaces?: readonly string[];
  /** Starts the page's requests. The server waits for them; a browser renders at once. */
  preload?: (context: PagePreload) => Promise<PageOutcome | undefined>;
}
