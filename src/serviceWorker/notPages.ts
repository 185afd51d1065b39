import { fileSegments, serverSegments } from '@contract/addresses';

/** API paths and files, as pathname and query: the service worker never responds to them with index.html. */
export const notPages = [
  new RegExp(`^/(${[...serverSegments, ...fileSegments].join('|')})([/?]|$)`),
  // Files of the root. The key of a page, or a value of its query, may contain a dot as well: /product/x.y
  /^\/(\.well-known\/|[^/?]+\.(js|css|map|json|xml|txt|ico|png|jpe?g|webp|svg|webmanifest)(\?|$))/,
];
