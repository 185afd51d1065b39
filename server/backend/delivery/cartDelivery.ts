import type * as z from 'zod/mini';
import type { chosenSlot, PickupPlace } from '../../../contract/delivery.ts';
import { type Stock, type StockedLineItem, stockDemandOf } from '../cart/cartProduct.ts';
import { type DeliveryCode, isPickup } from '../cart/delivery.ts';
import type { Supply } from './calendar.ts';
import { type CalendarScope, earliestDay, findOfferedSlot, readServedZone } from './deliveryDays.ts';
import { readPickupPlace } from './pickup.ts';

export type ChosenSlot = z.output<typeof chosenSlot>;

/** The delivery of a cart: when its goods are available, and what the shopper has chosen. */
export interface CartDelivery {
  supply: Supply;
  /** The first delivery day; empty if the tenant does not deliver there. */
  earliest: string;
  slot: ChosenSlot | null;
  pickup: PickupPlace | null;
}

/** The fields of the shipping data in which a cart stores its slot. */
interface ShippingData {
  delivery_date?: string;
  delivery_slot?: string;
}

/** The slot in shipping data; null for data of another kind, such as a booking with packageAI. */
export function slotOf({ delivery_date, delivery_slot }: ShippingData) {
  return delivery_date && delivery_slot ? { date: delivery_date, slot: delivery_slot } : null;
}

/** A cart is a special order if any of its products has no stock rows. */
export const supplyOf = (lines: readonly StockedLineItem[], stock: Stock): Supply =>
  [...stockDemandOf(lines).keys()].every((id) => stock.has(id)) ? 'in_stock' : 'special_order';

interface Chosen {
  lines: readonly StockedLineItem[];
  stock: Stock;
  method: DeliveryCode | null;
  postcode: string;
  shippingData: Readonly<Record<string, string>>;
  locationId: string;
}

/** Reads the delivery of a cart. A slot that is no longer available has is_taken set and retains its hours. */
export async function readCartDelivery(scope: CalendarScope, chosen: Chosen): Promise<CartDelivery> {
  const { lines, stock, method, postcode, shippingData, locationId } = chosen;
  const supply = supplyOf(lines, stock);
  if (lines.length === 0) return { supply, earliest: '', slot: null, pickup: null };
  const served = await readServedZone(scope, postcode);
  const delivery = { supply, earliest: earliestDay(served, supply), slot: null, pickup: null };
  if (method === null) return delivery;
  if (isPickup(method))
    return {
      ...delivery,
      pickup: locationId ? await readPickupPlace(scope, locationId, stockDemandOf(lines)) : null,
    };
  const wanted = slotOf(shippingData);
  if (!wanted) return delivery;
  const [from = '', to = ''] = wanted.slot.split('-');
  const isTaken = findOfferedSlot(served, supply, wanted) === null;
  return { ...delivery, slot: { ...wanted, from, to, is_taken: isTaken } };
}
