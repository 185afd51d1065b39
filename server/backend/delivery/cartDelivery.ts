import type * as z from 'zod/mini';
import type { chosenSlot, PickupPlace } from '../../../contract/delivery.ts';
import { type Stock, type StockedLineItem, stockDemandOf } from '../cart/cartProduct.ts';
import { type DeliveryCode, isPickup } from '../cart/delivery.ts';
import type { Supply } from './calendar.ts';
import { type CalendarScope, findOfferedSlot } from './deliveryDays.ts';
import { readPickupPlace } from './pickup.ts';

export type ChosenSlot = z.output<typeof chosenSlot>;

/** A cart's place in the calendar: how late its goods are, and what the shopper has chosen. */
export interface CartDelivery {
  supply: Supply;
  slot: ChosenSlot | null;
  pickup: PickupPlace | null;
}

/** The fields of the shipping data in which a cart stores its slot. */
interface ShippingData {
  delivery_date?: string;
  delivery_slot?: string;
}

/** The slot that shipping data names; null for data of another kind, such as a booking with packageAI. */
export function slotOf({ delivery_date, delivery_slot }: ShippingData) {
  return delivery_date && delivery_slot ? { date: delivery_date, slot: delivery_slot } : null;
}

/** A cart is ordered from a maker when one of its products has no stock rows. */
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

/** Reads the delivery of a cart. A slot that is no longer offered is_taken, with the hours it had. */
export async function readCartDelivery(scope: CalendarScope, chosen: Chosen): Promise<CartDelivery> {
  const { lines, stock, method, postcode, shippingData, locationId } = chosen;
  const supply = supplyOf(lines, stock);
  if (method === null || lines.length === 0) return { supply, slot: null, pickup: null };
  if (isPickup(method)) {
    const pickup = locationId ? await readPickupPlace(scope, locationId, stockDemandOf(lines)) : null;
    return { supply, slot: null, pickup };
  }
  const wanted = slotOf(shippingData);
  if (!wanted) return { supply, slot: null, pickup: null };
  const [from = '', to = ''] = wanted.slot.split('-');
  const offered = await findOfferedSlot(scope, postcode, supply, wanted);
  return { supply, slot: { ...wanted, from, to, is_taken: offered === null }, pickup: null };
}
