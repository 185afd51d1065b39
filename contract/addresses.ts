/** First segments of addresses that are no pages: endpoints and files that the server makes, and files of the build. */
export const serverSegments = ['api', 'desk', 'dev', 'kiosk-service', 'media', 'page-data', '_next'];
export const fileSegments = ['assets', 'icons', 'locales'];

const notPage = new RegExp(`^/(${[...serverSegments, ...fileSegments].join('|')})(/|$)`);

/** Whether the first segment of a path says that it is an endpoint or a file. */
export const isNoPage = (pathname: string): boolean => notPage.test(pathname);

const languagePrefix = /^\/[a-z]{2}(-[A-Za-z]{2})?(?=\/|$)/;

/** The path of a page without its language: /catalog of /fr/catalog, / of /fr. */
export const withoutLanguage = (pathname: string): string => pathname.replace(languagePrefix, '') || '/';
