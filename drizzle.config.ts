import { defineConfig } from 'drizzle-kit';

/** Writes the SQL of a changed schema; the areas are explained in server/store/database/migrate.ts. */
const nouns: Record<string, string[]> = {
  catalogue: ['tenant', 'catalogue', 'review', 'content'],
  sales: ['cart', 'customer', 'order'],
  kiosk: ['kiosk'],
};
const area = process.env.AREA ?? 'catalogue';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: (nouns[area] ?? []).map((noun) => `server/store/database/schema/${noun}.ts`),
  out: `server/store/database/migrations/${area}`,
});
