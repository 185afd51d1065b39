import manifest from '../../package.json' with { type: 'json' };
import type { Env } from '../env.ts';
import { setTelemetry } from './telemetry.ts';

/** Starts traces and metrics if a receiver is configured. Returns a function that flushes and stops. */
export async function startTelemetry(env: Env): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return async () => undefined;
  const { openTelemetry } = await import('./openTelemetry.ts');
  const opened = await openTelemetry({
    endpoint,
    serviceName: env.OTEL_SERVICE_NAME,
    version: manifest.version,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  });
  setTelemetry(opened);
  return async () => {
    setTelemetry(null);
    await opened.close();
  };
}
