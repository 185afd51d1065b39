import { cutText } from '@contract/cutText';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import type { Tracker } from '@/browser/tracker';
import { withoutPersonal } from '@/lib/personalText';
import type { VitalDetails } from '@/lib/tracked';

const round = (value: number | undefined): number => Math.round(value ?? 0);
const clean = (text: string | undefined): string => cutText(withoutPersonal(text ?? ''), 200);

/** The attribution of each metric: the element, the resource, or the phases of the time. */
function detailsOf(metric: MetricWithAttribution): VitalDetails {
  switch (metric.name) {
    case 'LCP': {
      const { target, url, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
        metric.attribution;
      return {
        target: clean(target),
        url: clean(url),
        timeToFirstByte: round(timeToFirstByte),
        resourceLoadDelay: round(resourceLoadDelay),
        resourceLoadDuration: round(resourceLoadDuration),
        elementRenderDelay: round(elementRenderDelay),
      };
    }
    case 'INP': {
      const { interactionTarget, interactionType, inputDelay, processingDuration, presentationDelay } =
        metric.attribution;
      return {
        target: clean(interactionTarget),
        type: interactionType ?? '',
        inputDelay: round(inputDelay),
        processingDuration: round(processingDuration),
        presentationDelay: round(presentationDelay),
      };
    }
    case 'CLS': {
      const { largestShiftTarget, largestShiftTime } = metric.attribution;
      return { target: clean(largestShiftTarget), shiftTime: round(largestShiftTime) };
    }
    case 'FCP': {
      const { timeToFirstByte, firstByteToFCP, loadState } = metric.attribution;
      return { timeToFirstByte: round(timeToFirstByte), firstByteToFCP: round(firstByteToFCP), loadState };
    }
    case 'TTFB': {
      const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } =
        metric.attribution;
      return {
        waitingDuration: round(waitingDuration),
        cacheDuration: round(cacheDuration),
        dnsDuration: round(dnsDuration),
        connectionDuration: round(connectionDuration),
        requestDuration: round(requestDuration),
      };
    }
    default:
      return {};
  }
}

/** CLS is a score of about 0.1; all others are milliseconds. */
const roundedValue = ({ name, value }: MetricWithAttribution) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

let isStarted = false;

/** Measures the Web Vitals of this document and tracks each with its attribution. The library loads on demand. */
export async function startWebVitals({ track, route }: Tracker): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // Load metrics belong to the page that was opened first.
  const openedRoute = route();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals/attribution');
  const report = (metric: MetricWithAttribution) =>
    track({
      type: 'vitalMeasured',
      metric: metric.name,
      value: roundedValue(metric),
      rating: metric.rating,
      details: {
        route: metric.name === 'INP' || metric.name === 'CLS' ? route() : openedRoute,
        ...detailsOf(metric),
      },
    });
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(report);
}
