import { withoutLanguage } from '../../../contract/addresses.ts';
import { pageAt } from '../../../contract/pages.ts';
import { isPersonalSearch } from '../../../contract/personalTerm.ts';

/** Parameters with a secret from an email or provider, or with text that the shopper entered or shared. */
const personalParameters = ['payment', 'q', 'restore', 'text', 'title', 'token', 'url'];

/**
 * Pages with data of one shopper, and pages whose URL may contain some. They are rendered for each request, and never stored by this
 * server, a browser or a shared cache (docs/caching.md).
 */
export const isPersonalPage = ({ pathname, searchParams }: URL): boolean =>
  !pageAt(withoutLanguage(pathname)).isCached ||
  personalParameters.some((name) => searchParams.has(name)) ||
  isPersonalSearch(pathname);
