import { fileSegments, serverSegments } from '@contract/addresses';

/** API paths and files, as pathname and query: the service worker never responds to them with index.html. */
export const notPages = [
  new RegExp(`^/(${[...serverSegments, ...fileSegments].join('|')})([/?]|$)`),
  // Files in the root folder. The key of a page, or a query value, may also contain a dot: /product/x.y
  /^\/(\.well-known\/|[^/?]+\.(js|css|map|json|xml|txt|ico|png|jpe?g|webp|svg|webmanifest)(\?|$))/,
];
