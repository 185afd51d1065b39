import { safeDecode } from '@contract/safeDecode';
import { withoutPersonal } from '@/lib/personalText';

const SEARCH_TERM = /((?:^|\/)search\/)([^/?#]+)/;

/** The path of a page without what the term of a search tells of a person. Other paths are the shop's own words. */
export const withoutPersonalTerm = (path: string): string =>
  path.replace(SEARCH_TERM, (whole, start: string, encoded: string) => {
    const term = safeDecode(encoded);
    const safe = withoutPersonal(term);
    return safe === term ? whole : `${start}${safe}`;
  });
