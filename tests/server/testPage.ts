import type { DataVersion } from '../../server/hosting/page/pageVersion.ts';
import type { SharedPage, StoredPage } from '../../server/hosting/page/storedPage.ts';
import { noInlineCode } from '../../server/hosting/security/inlineCode.ts';
import { testStock } from './testStock.ts';

/** The time of tests with pages (ms since 1970). */
export const start = Date.parse('2026-11-23T10:10:00Z');
export const site = 'maple https://shop.example';

/** The version of the data before a test changes it. */
export const firstVersion: DataVersion = {
  revision: 1,
  stamp: 'a',
  stock: testStock({ 1: 9, 2: 9, 3: 9 }),
};

/** A complete page with this HTML, as the renderer makes it. */
export const testPage = async (name: string, overrides: Partial<SharedPage> = {}): Promise<SharedPage> => ({
  site,
  status: 200,
  redirect: null,
  html: name,
  inline: noInlineCode,
  boot: {
    layout: { id: 'layout', text: 'data of the layout' },
    page: { id: `id of ${name}`, text: `data of ${name}` },
  },
  surrogateKeys: 'shop',
  stockOf: [],
  expiresAt: start + 20 * 60_000,
  hasErrors: false,
  ...overrides,
});

export const htmlOf = async ({ html }: StoredPage) => String(await html.plain());

/** 48 MB. */
export const maxBytes = 48 * 2 ** 20;
