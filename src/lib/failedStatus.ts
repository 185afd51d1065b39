/** Statuses with which a backend says that nothing has this address: also that a part of it is too long or malformed. */
const NOTHING_THERE: readonly unknown[] = [400, 404, 410, 414, 422];

/** Whether a failed request (ApiError) says that nothing has the address; after any other failure a retry may help. */
export const isNothingThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && NOTHING_THERE.includes(error.status);

/** The outcome of a page that exists whatever its main request finds: 503 where a retry may help. error: of that request */
export const outcomeOfRead = (error: unknown): { status: number } | undefined =>
  error === undefined || isNothingThere(error) ? undefined : { status: 503 };

/** HTTP status of a page whose main request failed: 404 where nothing has its address, 503 where a retry may help. */
export const failedStatus = (error: unknown): number => (isNothingThere(error) ? 404 : 503);
