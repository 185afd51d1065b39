/** Substrings of the user agents of search engines, link previews and text scrapers. */
const CRAWLER =
  /bots?\b|crawl|spider|slurp|bingpreview|mediapartners|google-|googleother|feedfetcher|facebookexternalhit|facebookcatalog|meta-external|embedly|ia_archiver|^whatsapp|skypeuripreview|vkshare|w3c_validator/i;

/** Cubot is a phone brand, not a crawler. It is removed first because look-behind is a syntax error in Safari before 16.4. */
const CUBOT = /cubots?\b/gi;

/**
 * Whether a user agent belongs to a crawler (docs/spec/19 §4). Its visits are not counted as those of shoppers, and it does not return
 * immediately.
 */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent.replace(CUBOT, ' '));
