import type { ScreenMessage } from '@contract/desk/messages';

/** In the order of the list. */
export const messageStates = ['shown', 'planned', 'ended', 'withdrawn'] as const;

/** withdrawn: ended before it began, so that no screen showed it */
export function messageState(
  { starts_at, ends_at }: Pick<ScreenMessage, 'starts_at' | 'ends_at'>,
  now: number,
): (typeof messageStates)[number] {
  const begins = Date.parse(starts_at);
  const ends = ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at);
  if (ends <= begins) return 'withdrawn';
  if (ends <= now) return 'ended';
  return begins > now ? 'planned' : 'shown';
}
