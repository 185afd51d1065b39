import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { rowsOf } from '../../server/backend/database/database.ts';
import { inventory } from '../../server/backend/database/schema/location.ts';
import { serveShop } from '../../server/createShopServer.ts';
import { readEnv } from '../../server/env.ts';
import { createServer } from '../../server/hosting/createServer.ts';
import { PageRenderer } from '../../server/hosting/page/pageRenderer.ts';
import { openDemoShop } from '../backend/seededCluster.ts';
import { waitFor } from '../waitFor.ts';
import { isWholeForm } from '../wholeForm.ts';

/** The server waits for a page of a crawler, however slow the machine. */
const crawler = { host: 'localhost', 'user-agent': 'Googlebot' };
const others = ['/', '/fr', '/stores', '/search/lamp', '/fr/search/sofa'];

it('a sale renders the pages that tell of the sold products again, and no other page', async () => {
  await ensureBuilt(serverParts);
  const folder = await mkdtemp(join(tmpdir(), 'pages-while-selling-'));
  const env = readEnv({ DATA_DIR: folder, RENDER_AHEAD: 'off', LOG_LEVEL: 'silent' });
  const { backend, close } = await openDemoShop({ publicHosts: [], clock: () => new Date() });
  const open = async () => {
    const app = createServer('silent');
    await serveShop(app, env, backend);
    return app;
  };
  const found = await rowsOf<{ path: string }>(
    backend.db,
    sql`(select '/catalog/' || url_key as path from categories order by id limit ${isWholeForm ? 8 : 4})
        union all (select '/product/' || url_key from products where parent_id is null and visible
          order by type = 'simple', id limit ${isWholeForm ? 24 : 12})`,
  );
  const paths = [...others, ...found.map(({ path }) => path)];
  const tagsOf = async (app: FastifyInstance) => {
    const tags: [string, string][] = [];
    for (const url of paths) {
      const { headers, statusCode } = await app.inject({ url, headers: crawler });
      if (statusCode === 200) tags.push([url, String(headers.etag)]);
    }
    return tags;
  };

  const shop = await open();
  const before = await tagsOf(shop);
  expect(before.length).toBeGreaterThan(paths.length - 6);
  const rendered = vi.spyOn(PageRenderer.prototype, 'renderShared');
  // The pieces of a variant, of a part of a bundle, and of a product that others offer beside them.
  const sold = await rowsOf<{ id: number }>(
    backend.db,
    sql`(select min(i.product_id) as id from inventory i join products p on p.id = i.product_id where p.parent_id is not null)
        union (select min(i.product_id) from inventory i join bundle_items b on b.product_id = i.product_id)
        union (select min(i.product_id) from inventory i join product_links l on l.linked_id = i.product_id)`,
  );
  await backend.db
    .update(inventory)
    .set({ qty: 0 })
    .where(
      inArray(
        inventory.productId,
        sold.map(({ id }) => id),
      ),
    );
  const fresh = await open();
  const expected = await tagsOf(fresh);
  const changed = expected.filter(([, tag], index) => tag !== before[index]?.[1]).map(([url]) => url);
  expect(changed.length).toBeGreaterThan(2);
  rendered.mockClear();
  await waitFor(async () => expect(await tagsOf(shop)).toEqual(expected));
  const again = new Set(rendered.mock.calls.map(([{ url }]) => decodeURI(url.pathname)));
  expect(changed.filter((path) => !again.has(path))).toEqual([]);
  expect(again.size).toBeLessThan(paths.length / 2);
  expect(again).not.toContain('/stores');

  await Promise.all([shop.close(), fresh.close()]);
  await close();
  await rm(folder, { recursive: true, force: true });
  // The whole form renders some 80 pages, possibly while Electron tests run.
}, 300_000);
