import { safeDecode } from '@contract/safeDecode';
import { deleteCookie, readCookies } from '@/browser/cookies';
import { hasPrivacyControl } from '@/config/consent';
import type { DestinationFile } from '@/features/analytics/destination';
import { gtagCommand } from '@/features/analytics/gtag';
import { withoutPersonalTerm } from '@/features/analytics/withoutPersonalTerm';
import { withoutPersonal } from '@/lib/personalText';

/** Deletes the identifier that Google's script assigned to this browser. */
function deleteCookies(): void {
  for (const pair of readCookies()) {
    const name = pair.split('=')[0] ?? '';
    if (/^_g(a|id|at)/.test(name)) deleteCookie(name);
  }
}

const setDisabled = (ids: readonly string[], isDisabled: boolean) => {
  for (const id of ids) Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
};

const isSafe = (text: string) => withoutPersonal(text) === text;

/** Parameters whose values are secrets: the token of an email, which allows to set a password, and that of a shared cart. */
const SECRETS = ['token', 'restore'];

/** Whether the script may get a parameter. The numbers of ads are not personal. */
const isReportable = ([name, value]: [string, string]): boolean =>
  !SECRETS.includes(name) && !value.includes('@');

/**
 * The script sends the page's URL with each event. If that contains a person or a secret, such as the term of a search, the token of an
 * email or the email for a form, the script gets a URL without it.
 */
function safeLocation(): { page_location?: string } {
  const { origin, pathname, search, hash } = window.location;
  const parameters = [...new URLSearchParams(search)];
  const reportable = parameters.filter(isReportable);
  const path = withoutPersonalTerm(pathname);
  if (path === pathname && reportable.length === parameters.length && isSafe(safeDecode(hash))) return {};
  const query = reportable.length > 0 ? `?${new URLSearchParams(reportable)}` : '';
  return { page_location: origin + path + query };
}

/** GA4 and Universal Analytics, through Google's gtag script. */
export const destination: DestinationFile = {
  name: 'ga4',
  isOwn: false,
  open({ config: { services } }) {
    const ids = [services.ga4_id, services.analytics_id].filter(Boolean);
    if (ids.length === 0) return null;
    setDisabled(ids, false);
    gtagCommand('js', new Date());
    const isPrivate = hasPrivacyControl();
    for (const id of ids)
      gtagCommand('config', id, {
        // The router reports page views, including the first one.
        send_page_view: false,
        ...(isPrivate ? { allow_google_signals: false, allow_ad_personalization_signals: false } : {}),
      });
    return {
      receive({ events }) {
        for (const { name, params, items, audience } of events)
          if (audience !== 'own')
            gtagCommand('event', name, { ...params, ...(items && { items }), ...safeLocation() });
      },
      forget() {
        setDisabled(ids, true);
        deleteCookies();
      },
    };
  },
};
