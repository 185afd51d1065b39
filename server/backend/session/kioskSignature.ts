import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { kioskFormText } from '../../../contract/kiosk.ts';
import { isDeviceOf } from '../../kioskService/members.ts';
import { kioskDevices } from '../database/schema/kiosk.ts';
import type { RequestContext } from './requestContext.ts';
import { isSameSecret } from './secret.ts';

type Context = Pick<RequestContext, 'db' | 'tenant'>;

interface Signed {
  deviceId: string;
  text: string;
  /** HMAC-SHA256 of the text with the device's token, base64url. */
  signature: string;
}

/** The registered kiosk of the tenant that has signed a text; null for any other signature, which anyone could make. */
export async function findSigner({ db, tenant }: Context, { deviceId, text, signature }: Signed) {
  const [device] = await db
    .select({ id: kioskDevices.id, token: kioskDevices.token, storeId: kioskDevices.storeId })
    .from(kioskDevices)
    .where(
      and(
        isDeviceOf(tenant),
        eq(kioskDevices.id, deviceId),
        eq(kioskDevices.type, 'kiosk'),
        isNull(kioskDevices.revokedAt),
      ),
    );
  if (!device) return null;
  const expected = createHmac('sha256', device.token).update(text).digest('base64url');
  return isSameSecret(expected, signature) ? device : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not a header of a shell.
    return '';
  }
}

/** Whether a kiosk of the tenant has sent a form. header: KIOSK_FORM_SIGNATURE */
export async function isFormOfKiosk(context: Context, header: unknown): Promise<boolean> {
  if (typeof header !== 'string') return false;
  const [nonce = '', signature = '', ...encodedId] = header.split('.');
  const deviceId = decode(encodedId.join('.'));
  const text = kioskFormText(deviceId, nonce);
  return deviceId !== '' && (await findSigner(context, { deviceId, text, signature })) !== null;
}
