import * as z from 'zod/mini';
import { flag, section, text, words } from './fields';

const packageAi = z.object({
  enabled: flag(),
  /** Origin of the booking pages; the content-security policy allows it in frames. */
  page_url: text(),
  /** Codes of the shipping methods whose date is booked with this service. */
  shipping_methods: words,
});

/** Delivery services. */
export const deliveryConfig = { packageai: section(packageAi) };
