import { knownDevices } from '../database/schema/operations.ts';
import { TrustedDevices } from '../session/trustedDevices.ts';

export const customerDevices = new TrustedDevices(knownDevices, 'customerId', {
  name: 'device',
  path: '/api/rest/customers',
  sameSite: 'lax',
});
