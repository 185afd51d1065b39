import type { InlineCode } from '../security/inlineCode.ts';
import type { RenderResult } from './builds.ts';
import type { CompressedText } from './compressedText.ts';

/** A page rendered for all anonymous visitors. */
export interface SharedPage extends Pick<RenderResult, 'status' | 'redirect' | 'boot'> {
  /** Tenant and origin (pageTarget.ts). The pages of a site share the data of their layouts. */
  site: string;
  html: string;
  inline: InlineCode;
  /** Names of the resources on the page, for purging shared caches (surrogateKeys.ts). */
  surrogateKeys: string;
  /** Ids of the products whose stock the page shows; null for any product. */
  stockOf: readonly number[] | null;
  /** Time at which the page may change although its data is unchanged (ms since 1970). */
  expiresAt: number;
  /** Part of the page failed to render, so the page is served once and never stored. */
  hasErrors: boolean;
}

/** Part of the data for hydration. Equal data has equal ids. */
export interface BootPart {
  id: string;
  text: CompressedText;
}

export interface StoredPage extends Omit<SharedPage, 'html' | 'boot'> {
  html: CompressedText;
  /** Identifies the HTML: equal pages have equal tags. */
  etag: string;
  /** Null when the HTML contains the data. The pages of a site share their layout's part. */
  boot: { layout: BootPart; page: BootPart } | null;
}

/** A rendering and the versions that it was made from. */
export interface Entry {
  page: StoredPage;
  /** Identifies the build and the revision that the page was rendered from; empty for a backend without versions. */
  source: string;
  /** Fingerprint of the stock that the page shows. */
  stock: string;
  /** Data of the previous rendering: a browser that displays it may not have requested its data yet. */
  previous: BootPart | null;
}
