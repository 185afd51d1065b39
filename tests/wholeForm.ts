/** `npm run test:all` runs long tests whole; `npm test`, the check of a change, runs a short form of each. */
export const isWholeForm = process.env.WHOLE_FORMS === '1';

/** All cases in the whole form, and in the short one `count` of them, spread evenly, the first included. */
export function casesOf<T>(cases: readonly T[], count: number): T[] {
  if (isWholeForm || cases.length <= count) return [...cases];
  return Array.from({ length: count }, (_, index) => cases[Math.floor((index * cases.length) / count)] as T);
}
