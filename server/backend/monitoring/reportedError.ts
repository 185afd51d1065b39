import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { cutText } from '../../../contract/cutText.ts';
import { safePath, withoutPersonal } from '../personalText.ts';
import { parseStack, type ResolvedFrame, type SourceMaps } from './resolveStack.ts';

/** More than any client sends at once. */
const MOST_EVENTS = 200;
/** Errors in a batch whose stacks are resolved; more of them reveal nothing new. */
const MOST_ERRORS = 20;
const LONGEST_MESSAGE = 300;
const LONGEST_NAME = 100;

const attributes = z.record(z.string(), z.unknown());
const event = z.object({ name: z.string(), attributes: z._default(attributes, {}) });
/** A batch of the monitoring client (docs/spec/18 §5). An invalid event does not invalidate the others. */
export const monitoringBatch = z.object({
  sessionAttributes: z._default(attributes, {}),
  events: z.array(z.catch(z.nullable(event), null)).check(z.maxLength(MOST_EVENTS)),
});
export type MonitoringBatch = z.output<typeof monitoringBatch>;

/** An error or a failed call, as it is stored. */
export interface ReportedError {
  fingerprint: string;
  kind: 'error' | 'call';
  message: string;
  route: string;
  release: string;
  stack: ResolvedFrame[];
  status: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
/** Limits URLs and names of calls, because long texts would be slow to search. */
const shortOf = (value: unknown) => cutText(textOf(value), 500);

const errorNames = ['error', 'unhandledRejection', 'screenFailed', 'bootFailed'];

/** GET /products/42 is GET /products/{id}, so that failures of one call are counted together. */
const templateOf = (call: string) =>
  cutText(safePath(call).replace(/\/[\d…]+(?=\/|$)/g, '/{id}'), LONGEST_NAME);

/** Errors with the same words at the same place are grouped; numbers and lines change with every release. */
const fingerprintOf = ({ kind, message, stack, status }: Omit<ReportedError, 'fingerprint'>): string => {
  const place = stack[0] ? `${stack[0].name} ${stack[0].file.replace(/-[\w-]{8}\.js$/, '.js')}` : '';
  return createHash('sha256')
    .update(JSON.stringify([kind, message.replace(/\d+/g, '0'), place, status]))
    .digest('hex')
    .slice(0, 32);
};

const withFingerprint = (error: Omit<ReportedError, 'fingerprint'>): ReportedError => ({
  ...error,
  fingerprint: fingerprintOf(error),
});

/** The errors and failed calls in a batch, without personal data. */
export async function reportedErrors(
  { sessionAttributes, events }: MonitoringBatch,
  maps: SourceMaps,
): Promise<ReportedError[]> {
  const release = cutText(textOf(sessionAttributes.version), LONGEST_NAME);
  const errors: ReportedError[] = [];
  for (const one of events) {
    if (!one || errors.length >= MOST_ERRORS) continue;
    const { name, attributes: values } = one;
    const common = { release, route: safePath(shortOf(values.route) || shortOf(values.path)) };
    if (name === 'callFailed') {
      const message = templateOf(shortOf(values.call));
      const status = Number.isInteger(values.status) ? Number(values.status) : 0;
      errors.push(withFingerprint({ ...common, kind: 'call', message, stack: [], status }));
    } else if (errorNames.includes(name)) {
      const { message, frames } = parseStack(textOf(values.message));
      const stack = (await maps.resolve(frames)).map((frame) => ({
        ...frame,
        name: cutText(withoutPersonal(frame.name), LONGEST_NAME),
        file: cutText(withoutPersonal(frame.file), LONGEST_MESSAGE),
      }));
      const text =
        cutText(withoutPersonal(cutText(message, 2 * LONGEST_MESSAGE)).trim(), LONGEST_MESSAGE) || name;
      errors.push(withFingerprint({ ...common, kind: 'error', message: text, stack, status: 0 }));
    }
  }
  return errors;
}
