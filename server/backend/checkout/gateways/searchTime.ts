const DAY_MS = 86_400_000;

/**
 * Start of a search by time, a day early because a provider's clock and time zone differ from ours. The reference identifies the payment
 * within the range.
 */
export const dayBefore = (time: Date): Date => new Date(time.getTime() - DAY_MS);
/** End of such a search: a day from now, and never before the payment. */
export const searchEnd = (startedAt: Date): Date =>
  dayAfter(new Date(Math.max(Date.now(), startedAt.getTime())));
export const dayAfter = (time: Date): Date => new Date(time.getTime() + DAY_MS);
