/** Values of a span. Never a value of a shopper: names, templates, numbers and codes only. */
export type SpanAttributes = Record<string, string | number>;
export type SpanKind = 'server' | 'client' | 'internal';

/** A part of a request that takes time. */
export interface OpenSpan {
  /** Runs work whose spans are children of this one. */
  run<T>(work: () => T): T;
  end(attributes?: SpanAttributes, isError?: boolean): void;
}

/** What traces and metrics need of an implementation (openTelemetry.ts). */
export interface Telemetry {
  /** traceparent: header of the caller; without a valid one the span belongs to the current one. */
  startSpan(name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: string): OpenSpan;
  /** The W3C header that names the current span; null outside of one. */
  traceparent(): string | null;
  countRequest(seconds: number, attributes: SpanAttributes): void;
  /** Sends what waits, and stops. */
  close(): Promise<void>;
}

let current: Telemetry | null = null;

/** Null unless OTEL_EXPORTER_OTLP_ENDPOINT is set: then nothing of OpenTelemetry is loaded. */
export const telemetry = (): Telemetry | null => current;

export function setTelemetry(next: Telemetry | null): void {
  current = next;
}

/** Runs work within a span, if requests are traced. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = current?.startSpan(name, kind, attributes);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.constructor.name : typeof error }, true);
    throw error;
  }
}

/** Headers by which another server continues the trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current?.traceparent();
  return traceparent ? { traceparent } : {};
}
