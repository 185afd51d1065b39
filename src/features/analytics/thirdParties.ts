import type { DestinationFile } from './destination';
import { destination as emailMarketing } from './destinations/emailMarketing';
import { destination as personalization } from './destinations/personalization';
import { destination as shopperStream } from './destinations/shopperStream';
import { destination as social } from './destinations/social';

/** The destinations of third parties that few tenants have. Their code loads where the configuration names one. */
export const thirdParties: readonly DestinationFile[] = [
  social,
  personalization,
  emailMarketing,
  shopperStream,
];
