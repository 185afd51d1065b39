/** Names in the user agents of search engines, link previews and collectors of texts. A Cubot is a phone. */
const CRAWLER =
  /(?<!cu)bots?\b|crawl|spider|slurp|bingpreview|mediapartners|google-|googleother|feedfetcher|facebookexternalhit|facebookcatalog|meta-external|embedly|ia_archiver|^whatsapp|skypeuripreview|vkshare|w3c_validator/i;

/** Whether a user agent is a crawler's (docs/spec/19 §4). Its visits are not those of shoppers, and it does not come back at once. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
