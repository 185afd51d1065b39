import type { ComponentType } from 'react';
import type { Cart, PaymentMethod } from '@/api/contract/cart';

export interface PaymentFieldsProps {
  method: PaymentMethod;
  cart: Cart;
  /** Data for the server, or null while the fields are not complete. */
  onChange: (data: Record<string, unknown> | null) => void;
}

/** A file of features/payments/methods, named by its code: methods/checkmo.tsx. Adding a method adds a file. */
export interface PaymentModule {
  /** What the shopper reads and fills in once the method is chosen. */
  Fields: ComponentType<PaymentFieldsProps>;
}
