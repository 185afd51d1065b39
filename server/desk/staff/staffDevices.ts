import { staffDevices as devices } from '../../backend/database/schema/desk.ts';
import { TrustedDevices } from '../../backend/session/trustedDevices.ts';

export const staffDevices = new TrustedDevices(devices, 'staffId', {
  name: 'desk_device',
  path: '/desk',
  sameSite: 'strict',
});
