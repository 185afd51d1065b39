/** Attributes of a span. Never data about a shopper: only names, templates, numbers and codes. */
export type SpanAttributes = Record<string, string | number>;
export type SpanKind = 'server' | 'client' | 'internal';

/** A part of a request that takes time. */
export interface OpenSpan {
  /** Runs work whose spans become children of this one. */
  run<T>(work: () => T): T;
  end(attributes?: SpanAttributes, isError?: boolean): void;
}

/** The interface of an implementation of traces and metrics (openTelemetry.ts). */
export interface Telemetry {
  /** traceparent: the caller's header; without a valid one, the span is a child of the current one */
  startSpan(name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: string): OpenSpan;
  /** The W3C header that identifies the current span; null outside of a span. */
  traceparent(): string | null;
  countRequest(seconds: number, attributes: SpanAttributes): void;
  /** Flushes and stops. */
  close(): Promise<void>;
}

let current: Telemetry | null = null;

/** Null unless OTEL_EXPORTER_OTLP_ENDPOINT is set; OpenTelemetry is not loaded then. */
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

/** Headers with which another server continues the trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current?.traceparent();
  return traceparent ? { traceparent } : {};
}
