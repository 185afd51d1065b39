import { painted } from '@/lib/painted';

/** Settles once the page that arrived rendered has been shown; at once when there is nothing to show. */
export async function firstPaint(): Promise<void> {
  if (document.getElementById('root')?.firstElementChild) await painted();
}
