import { cutText } from '@contract/cutText';
import { withoutPersonal } from '@/lib/personalText';
import type { TrackedEvent } from '@/lib/tracked';
import { BODY_CAP, type MonitoredEvent, TEXT_CAP } from './batch';

/** Calls without personal responses, whose error bodies are reported. */
const PUBLIC_CALL =
  /^[A-Z]+ \/(config|categories|menus|blocks|pages|scripts|promobanners|products|product|blog|dynamic-category|stores|locations|posm|search|elasticsearch)\b/;

/** Messages of our own parser about a response (status MALFORMED, DROPPED) contain field names, but never values. */
const isReportable = (call: string, status: number | string) =>
  typeof status === 'string' || PUBLIC_CALL.test(call);

/** The monitoring provider receives these names, so they must not change when a tracked event is renamed. */
export function toMonitoredEvent(event: TrackedEvent, route: string): Omit<MonitoredEvent, 'time'> | null {
  switch (event.type) {
    case 'pageViewed':
      return { name: 'page', attributes: { route: event.route ?? event.path } };
    case 'errorPageShown':
      return {
        name: 'screenFailed',
        attributes: { route, message: cutText(withoutPersonal(event.message), TEXT_CAP) },
      };
    case 'requestFailed': {
      const { call, status, body } = event;
      const text = isReportable(call, status) ? cutText(withoutPersonal(body), BODY_CAP) : '';
      return { name: 'callFailed', attributes: { route, call, status, body: text } };
    }
    case 'callCompleted': {
      const { call, status, ms, traceId } = event;
      return { name: 'call', attributes: { route, call, status, ms, ...(traceId ? { traceId } : {}) } };
    }
    case 'vitalMeasured': {
      const { metric, value, rating, details } = event;
      return { name: 'webVital', attributes: { metric, value, rating, ...details } };
    }
    default:
      return null;
  }
}
