import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context, Span } from '@opentelemetry/api';
import type { OpenSpan, SpanAttributes, Telemetry } from './telemetry.ts';

export interface TelemetryOptions {
  /** Base URL of an OTLP receiver, followed by /v1/traces and /v1/metrics. */
  endpoint: string;
  serviceName: string;
  version: string;
  /** Milliseconds between two reports of metrics. */
  metricsEveryMs: number;
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/;
const NANOSECONDS = 1e9;

/**
 * Sends traces and metrics by OTLP over HTTP. The packages are imported inside the function, because a static import would be loaded by
 * every server.
 */
export async function openTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const [api, resources, traces, traceExporter, metrics, metricExporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  const { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const base = options.endpoint.replace(/\/$/, '');
  const resource = resources.resourceFromAttributes({
    'service.name': options.serviceName,
    'service.version': options.version,
  });
  const tracing = new traces.NodeTracerProvider({
    resource,
    spanProcessors: [
      new traces.BatchSpanProcessor(new traceExporter.OTLPTraceExporter({ url: `${base}/v1/traces` })),
    ],
  });
  tracing.register();
  const metering = new metrics.MeterProvider({
    resource,
    readers: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new metricExporter.OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        exportIntervalMillis: options.metricsEveryMs,
        exportTimeoutMillis: Math.min(options.metricsEveryMs, 30_000),
      }),
    ],
  });

  const meter = metering.getMeter('storefront');
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  const loop = monitorEventLoopDelay();
  loop.enable();
  meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' }).addCallback((result) => {
    result.observe(loop.percentile(99) / NANOSECONDS);
    loop.reset();
  });
  meter
    .createObservableGauge('v8js.memory.heap.used', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));

  const tracer = trace.getTracer('storefront');
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

  /** The context in a caller's header; null if it is missing or not a valid trace context (w3.org/TR/trace-context, traceparent). */
  function callerContext(header: string | undefined): Context | null {
    const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(header ?? '') ?? [];
    const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
    return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : null;
  }

  const openSpan = (span: Span, within: Context): OpenSpan => ({
    run: (work) => context.with(trace.setSpan(within, span), work),
    end(attributes: SpanAttributes = {}, isError = false) {
      span.setAttributes(attributes);
      if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });

  return {
    startSpan(name, kind, attributes, traceparent) {
      const within = callerContext(traceparent) ?? context.active();
      return openSpan(tracer.startSpan(name, { kind: kinds[kind], attributes }, within), within);
    },
    traceparent() {
      const active = trace.getSpanContext(context.active());
      if (!active || !isSpanContextValid(active)) return null;
      return `00-${active.traceId}-${active.spanId}-${active.traceFlags.toString(16).padStart(2, '0')}`;
    },
    countRequest: (seconds, attributes) => durations.record(seconds, attributes),
    async close() {
      loop.disable();
      // An unavailable receiver must not prevent the server from stopping.
      await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
      trace.disable();
      context.disable();
      api.propagation.disable();
    },
  };
}
