import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cutText } from '../../../contract/cutText.ts';

/** Path of the endpoint that receives violation reports. */
export const reportPath = '/_site/violations';
export const reportGroup = 'violations';

const bodyLimit = 8192;
const maxPerMinute = 60;

export interface ReportSampling {
  /** Fraction of the reports that are logged, 0 to 1. */
  share?: number;
  random?: () => number;
  /** Clock in milliseconds, with an arbitrary origin. */
  now?: () => number;
}

const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value: string) => cutText(value, 300)),
  ),
  '',
);

/** Reports for report-uri are one object with hyphenated names; reports for report-to are a list. */
const reportUriBody = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
  }),
});
const reportToBody = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: text, blockedURL: text, effectiveDirective: text, disposition: text }),
  }),
);

/** Removes query and fragment, which may contain search terms or tokens. */
const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? '';

interface Violation {
  directive: string;
  blocked: string;
  page: string;
  disposition: string;
}

function violationsIn(body: unknown): Violation[] {
  const legacy = z.safeParse(reportUriBody, body).data?.['csp-report'];
  if (legacy) {
    const directive = legacy['effective-directive'] || legacy['violated-directive'];
    const [blocked, page] = [withoutQuery(legacy['blocked-uri']), withoutQuery(legacy['document-uri'])];
    return [{ directive, blocked, page, disposition: legacy.disposition }];
  }
  return (z.safeParse(reportToBody, body).data ?? []).map(({ body: report }) => ({
    directive: report.effectiveDirective,
    blocked: withoutQuery(report.blockedURL),
    page: withoutQuery(report.documentURL),
    disposition: report.disposition,
  }));
}

/**
 * POST /_site/violations: logs one in ten reports, at most 60 per minute in total, because any client can send reports.
 * Reports are not stored.
 */
export async function violationReports(
  app: FastifyInstance,
  { share = 0.1, random = Math.random, now = () => performance.now() }: ReportSampling,
): Promise<void> {
  let minute = 0;
  let logged = 0;

  function shouldLog(): boolean {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) logged = 0;
    minute = current;
    if (logged >= maxPerMinute || random() >= share) return false;
    logged += 1;
    return true;
  }

  const types = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(
    types,
    { parseAs: 'string', bodyLimit },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(reportPath, { bodyLimit }, async (request, reply) => {
    for (const violation of violationsIn(request.body)) {
      if (shouldLog()) request.log.warn({ violation }, 'content-security policy violated');
    }
    return reply.code(204).send();
  });
}
