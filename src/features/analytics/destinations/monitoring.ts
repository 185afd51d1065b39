import { forgetSampling } from '@/browser/sampling';
import type { DestinationFile } from '@/features/analytics/destination';
import { openMonitoring } from '@/features/analytics/monitoring/openMonitoring';

/** The monitoring provider of the tenant, in sampled sessions (docs/spec/18 §5). */
export const destination: DestinationFile = {
  name: 'monitoring',
  isOwn: true,
  open({ config, station, tracker }) {
    const monitoring = openMonitoring(config.services, tracker, station);
    if (!monitoring) return null;
    return {
      receive: ({ tracked }) => monitoring.receive(tracked),
      stop: monitoring.close,
      forget() {
        forgetSampling();
        monitoring.close();
      },
    };
  },
};
