import type { PaymentMethod } from '@contract/cart';
import { type PaymentFacts, type PaymentKind, paymentFacts, paymentKinds } from '@contract/paymentFacts';
import { readResponse } from '@contract/readResponse';
import * as z from 'zod/mini';

const unknown = z.parse(paymentFacts, {});

/** Returns the displayed facts of a method; invalid facts from a backend are ignored. */
export const factsOf = ({ additional_data }: PaymentMethod): PaymentFacts =>
  readResponse(paymentFacts, additional_data).data ?? unknown;

export interface MethodGroup {
  kind: PaymentKind | null;
  methods: PaymentMethod[];
}

/** Groups methods by kind in the order of paymentKinds; within a kind, the backend's order is preserved. */
export function groupMethods(methods: readonly PaymentMethod[]): MethodGroup[] {
  const groups = [...paymentKinds, null].map((kind) => ({
    kind,
    methods: methods.filter((method) => factsOf(method).kind === kind),
  }));
  return groups.filter((group) => group.methods.length > 0);
}
