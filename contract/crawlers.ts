/** Names in the user agents of search engines, link previews and collectors of texts. */
const CRAWLER =
  /bots?\b|crawl|spider|slurp|bingpreview|mediapartners|google-|googleother|feedfetcher|facebookexternalhit|facebookcatalog|meta-external|embedly|ia_archiver|^whatsapp|skypeuripreview|vkshare|w3c_validator/i;

/** A brand of phones, no crawler. Not a look-behind, which is a syntax error in Safari before 16.4. */
const CUBOT = /cubots?\b/gi;

/** Whether a user agent is a crawler's (docs/spec/19 §4). Its visits are not those of shoppers, and it does not come back at once. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent.replace(CUBOT, ' '));
