/** The configuration of `npm run migration`, which writes the SQL of a changed schema; the areas are explained in server/backend/database/migrate.ts. */
const nouns: Record<string, string[]> = {
  catalog: ['tenant', 'catalog', 'location', 'review', 'content'],
  sales: ['cart', 'customer', 'account', 'push', 'order', 'payment'],
  kiosk: ['kiosk', 'playlist', 'fleet'],
  operations: ['operations'],
  delivery: ['delivery'],
  desk: ['desk', 'report'],
  analytics: ['analytics'],
};
const area = process.env.AREA ?? 'catalog';

export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: (nouns[area] ?? []).map((noun) => `server/backend/database/schema/${noun}.ts`),
  out: `server/backend/database/migrations/${area}`,
};
