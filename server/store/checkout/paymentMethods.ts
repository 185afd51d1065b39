import type { PaymentMethod } from './paymentMethod.ts';
import { banktransfer } from './payments/banktransfer.ts';
import { cashondelivery } from './payments/cashondelivery.ts';
import { checkmo } from './payments/checkmo.ts';

/** Every way to pay by its code (commerce specification §9); a new one is a file in payments/ and a line here. */
const METHODS: Readonly<Record<string, PaymentMethod>> = { checkmo, banktransfer, cashondelivery };

export const paymentMethodOf = (code: string): PaymentMethod | null =>
  Object.hasOwn(METHODS, code) ? (METHODS[code] ?? null) : null;

export const allPaymentMethods = (): [code: string, method: PaymentMethod][] => Object.entries(METHODS);
