import * as z from 'zod/mini';
import type { PaymentMethod } from '@/api/contract/cart';
import { type PaymentFacts, type PaymentKind, paymentFacts, paymentKinds } from '@/api/contract/paymentFacts';

const unknown = z.parse(paymentFacts, {});

/** What the list shows of a method; a backend's odd facts are left out rather than believed. */
export const factsOf = ({ additional_data }: PaymentMethod): PaymentFacts =>
  z.safeParse(paymentFacts, additional_data).data ?? unknown;

export interface MethodGroup {
  kind: PaymentKind | null;
  methods: PaymentMethod[];
}

/** Methods by kind in the order of paymentKinds, within a kind in the shop's own order. */
export function groupMethods(methods: readonly PaymentMethod[]): MethodGroup[] {
  const groups = [...paymentKinds, null].map((kind) => ({
    kind,
    methods: methods.filter((method) => factsOf(method).kind === kind),
  }));
  return groups.filter((group) => group.methods.length > 0);
}
