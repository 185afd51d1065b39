import type { LoggedProblem } from './checkContent';

/** Whether the panel of content problems is shown: with ?content-check=true, and always during development. */
export const isContentCheckRequested = (search: string): boolean =>
  import.meta.env.DEV || new URLSearchParams(search).get('content-check') === 'true';

/** Logs the problems of a content. */
export function logProblems(problems: readonly LoggedProblem[]): void {
  for (const [reason, where] of problems) console.error('CMS Content Validation Error', reason, where);
}
