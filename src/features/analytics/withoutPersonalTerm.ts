import { safeDecode } from '@contract/safeDecode';
import { withoutPersonal } from '@/lib/personalText';

const SEARCH_TERM = /((?:^|\/)search\/)([^/?#]+)/;

/** Removes personal data in a search term from the path of a page. Other paths contain only the shop's own words. */
export const withoutPersonalTerm = (path: string): string =>
  path.replace(SEARCH_TERM, (whole, start: string, encoded: string) => {
    const term = safeDecode(encoded);
    const safe = withoutPersonal(term);
    return safe === term ? whole : `${start}${safe}`;
  });
