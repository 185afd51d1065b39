/** A failed read, answered with a 503: otherwise the sitemap would lack pages as long as it is cached. */
export class FailedRead extends Error {
  readonly statusCode = 503;
  readonly path: string;
  constructor(path: string, status: number) {
    super(`The sitemap is incomplete: ${path} answered ${status}.`);
    this.path = path;
  }
}

/** Called with reads without which the sitemap lacks pages. @throws FailedRead to fail the build; returns to leave out those pages */
export type OnFailedReads = (failed: readonly FailedRead[]) => void;
