import { deleteCookie, readCookies } from '@/browser/cookies';
import { hasPrivacyControl } from '@/config/consent';
import type { DestinationFile } from '@/features/analytics/destination';
import { gtagCommand } from '@/features/analytics/gtag';
import { withoutPersonalTerm } from '@/features/analytics/withoutPersonalTerm';

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

/** The script sends the page's URL with each event. If it is the search for a person, it gets a URL without the term. */
function safeLocation(): { page_location?: string } {
  const { origin, pathname } = window.location;
  const safePath = withoutPersonalTerm(pathname);
  return safePath === pathname ? {} : { page_location: origin + safePath };
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
