import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VisitedSites } from './visitedSites.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sites-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const visit = (host: string, isMobile = false) => ({
  tenant: 'maple',
  url: new URL(`https://${host}/catalog/sofas?page=2`),
  isMobile,
});

it('the next run knows the sites of this one and the screens of their visitors', async () => {
  const file = join(folder, 'pages', 'sites.json');
  const onError = vi.fn();
  const sites = new VisitedSites(file, onError);
  expect(await sites.restore()).toBe(false);
  sites.add(visit('shop.example'));
  sites.add(visit('shop.example', true));
  sites.add(visit('other.example'));
  await sites.close();

  const next = new VisitedSites(file, onError);
  expect(await next.restore()).toBe(true);
  const sitesOfNext = next.list().map(({ tenant, url, screens }) => [tenant, url.href, [...screens]]);
  expect(sitesOfNext, 'the most recent visit first').toEqual([
    ['maple', 'https://other.example/', [false]],
    ['maple', 'https://shop.example/', [false, true]],
  ]);
  expect(onError).not.toHaveBeenCalled();
});

it('local addresses never evict the site of the shop', () => {
  const sites = new VisitedSites(null, vi.fn());
  sites.add(visit('shop.example'));
  for (let port = 1; port < 40; port += 1) sites.add(visit(`localhost:${port}`));
  expect(sites.list().map(({ url }) => url.host)).toContain('shop.example');
  expect(sites.list()).toHaveLength(5);
});

it.each(['', '{}', '[{"tenant":"maple","origin":"no address","screens":[true]}]'])(
  'an unreadable file is reported, and the sites are known from visits: %s',
  async (content) => {
    const file = join(folder, 'sites.json');
    await writeFile(file, content);
    const onError = vi.fn();
    const sites = new VisitedSites(file, onError);
    expect(await sites.restore()).toBe(false);
    expect(onError).toHaveBeenCalledOnce();
    sites.add(visit('shop.example'));
    await sites.close();
    expect(await new VisitedSites(file, onError).restore()).toBe(true);
  },
);
