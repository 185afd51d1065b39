import type { ScriptedPayment } from '../../../contract/paymentConfig.ts';
import type { PayableCart } from './paymentMethod.ts';

/** Whether the total of a cart is within the range of amounts in the configuration of its provider. */
export const isInRange = (
  { minimum, maximum }: Pick<ScriptedPayment, 'minimum' | 'maximum'>,
  { grandTotal }: Pick<PayableCart, 'grandTotal'>,
): boolean => grandTotal / 100 >= (minimum ?? 0) && grandTotal / 100 <= (maximum ?? Number.POSITIVE_INFINITY);
