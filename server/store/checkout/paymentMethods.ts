import type { PaymentMethod } from './paymentMethod.ts';
import { banktransfer } from './payments/banktransfer.ts';
import { cashondelivery } from './payments/cashondelivery.ts';
import { checkmo } from './payments/checkmo.ts';

/** Every way to pay by its code (commerce specification §9); a new one is a file in payments/ and a line here. */
const METHODS: Readonly<Record<string, PaymentMethod>> = { checkmo, banktransfer, cashondelivery };

/** The methods of these codes, in their order; a code nobody knows here is left out. */
export const paymentMethods = (codes: readonly string[]): [code: string, method: PaymentMethod][] =>
  codes.flatMap((code): [string, PaymentMethod][] => {
    const method = Object.hasOwn(METHODS, code) ? METHODS[code] : undefined;
    return method ? [[code, method]] : [];
  });
