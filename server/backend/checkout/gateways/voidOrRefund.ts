import { type Charge, PaymentRefusedError } from '../paymentMethod.ts';

interface RefundSteps {
  /** Voids an unsettled charge. @throws PaymentRefusedError when it is settled */
  voidCharge: () => Promise<unknown>;
  /** Finds the charges that the provider still holds for the attempt. */
  findCharges: () => Promise<Charge[]>;
  /** Refunds a settled charge. */
  refund: () => Promise<unknown>;
}

/**
 * Voids a charge until it settles and refunds it afterwards. Providers reject a second void, but some pay a refund
 * twice: a refund is requested only for a charge that they still hold.
 */
export async function voidOrRefund(
  id: string,
  { voidCharge, findCharges, refund }: RefundSteps,
): Promise<void> {
  try {
    await voidCharge();
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    if (!(await findCharges()).some((charge) => charge.id === id)) throw error;
    await refund();
  }
}
