import { withoutLanguage } from '../../../contract/addresses.ts';
import { pageAt } from '../../../contract/pages.ts';
import { isPersonalSearch } from '../../../contract/personalTerm.ts';

/** Parameters with a secret of an email or a provider, or with a text that the shopper wrote or shared. */
const personalParameters = ['payment', 'q', 'restore', 'text', 'title', 'token', 'url'];

/**
 * Pages with data of one shopper, and pages whose address may contain some: they are rendered for each request, and neither this
 * server nor a browser or shared cache keeps them (docs/caching.md).
 */
export const isPersonalPage = ({ pathname, searchParams }: URL): boolean =>
  !pageAt(withoutLanguage(pathname)).isCached ||
  personalParameters.some((name) => searchParams.has(name)) ||
  isPersonalSearch(pathname);
