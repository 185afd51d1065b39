import type { DestinationFile } from './destination';
import { destination as emailMarketing } from './destinations/emailMarketing';
import { destination as personalization } from './destinations/personalization';
import { destination as shopperStream } from './destinations/shopperStream';
import { destination as social } from './destinations/social';

/** Third-party destinations that few tenants use. Their code is only loaded if they are configured. */
export const thirdParties: readonly DestinationFile[] = [
  social,
  personalization,
  emailMarketing,
  shopperStream,
];
