import * as z from 'zod/mini';
import { flag, list, string, text } from './fields';

const packageAi = z.object({
  enabled: flag(),
  /** Where its booking pages are: the content-security policy lets them be shown in a frame. */
  page_url: text(),
  /** Codes of the ways of delivery whose day is booked with it. */
  shipping_methods: list(string),
});

/** Services that bring the goods. */
export const deliveryConfig = { packageai: z._default(packageAi, z.parse(packageAi, {})) };
