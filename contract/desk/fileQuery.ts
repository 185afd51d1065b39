import * as z from 'zod/mini';

/** Languages of the desk. */
export const deskLanguages = ['en', 'fr'] as const;

/** Query of every CSV file. language: that of the desk, for headings, separator and decimals */
export const fileQuery = { language: z._default(z.enum(deskLanguages), 'en') };
