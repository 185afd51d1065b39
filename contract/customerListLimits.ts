/** Maximum entries of each list, on a device and in an account. Separate from the schemas, which a page loads later. */
export const MOST_SAVED = 50;
export const MOST_VIEWED = 24;
