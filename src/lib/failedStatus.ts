/** Statuses with which a backend reports that nothing exists at this URL, including that a part of it is too long or malformed. */
const NOTHING_THERE: readonly unknown[] = [400, 404, 410, 414, 422];

/** Whether a failed request (ApiError) means that nothing exists at the URL; after any other failure, a retry may help. */
export const isNothingThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && NOTHING_THERE.includes(error.status);

/** The outcome of a page that exists whatever its main request returns: 503 if a retry may help. error: of that request */
export const outcomeOfRead = (error: unknown): { status: number } | undefined =>
  error === undefined || isNothingThere(error) ? undefined : { status: 503 };

/** HTTP status of a page whose main request failed: 404 if nothing exists at its URL, 503 if a retry may help. */
export const failedStatus = (error: unknown): number => (isNothingThere(error) ? 404 : 503);
