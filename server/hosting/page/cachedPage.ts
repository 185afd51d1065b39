import type { InlineCode } from '../security/inlineCode.ts';
import type { CompressedText } from './compressedText.ts';

/** Names the data: equal data has equal ids. */
export interface BootPart {
  id: string;
  text: CompressedText;
}

/** The layout's part is shared by the pages of a site (layoutData.ts). */
export interface CachedBoot {
  layout: BootPart;
  page: BootPart;
}

/** A complete rendered page for all anonymous visitors. */
export interface CachedPage {
  status: number;
  redirect: string | null;
  html: CompressedText;
  /** Identifies the HTML: equal pages have equal tags. */
  etag: string;
  inline: InlineCode;
  /** JSON of the data that the page was rendered from, for hydration; null when the HTML contains the data. */
  boot: CachedBoot | null;
  /** Names of what the page is about, for purging shared caches (surrogateKeys.ts). */
  surrogateKeys: string;
  /** Ids of the products whose stock the page shows; null: of any product. */
  stockOf: readonly number[] | null;
  /** Time at which the page may change although its data does not (ms since 1970). */
  expiresAt: number;
  /** Part of the page failed to render: the page is served once and never cached. */
  hasErrors: boolean;
}
