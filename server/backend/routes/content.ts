import { and, asc, eq } from 'drizzle-orm';
import {
  type Block,
  getBlock,
  getPage,
  getPromoBanner,
  listBlocks,
  listMenus,
  listPromoBanners,
  listScripts,
} from '../../../contract/content.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import type { BlockRow } from '../content/blockCache.ts';
import { type BannerRow, readBanner, readBanners, readRebates } from '../content/readBanners.ts';
import { menuItems, pages, scripts } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

const blockOf = ({ identifier, title, content }: BlockRow, language: string): Block => ({
  identifier,
  block_id: null,
  title,
  content: localizedText(content, language),
});

const maxBanners = 100;

const bannerOf = (row: BannerRow, language: string) => ({
  banner_id: row.id,
  type: row.type,
  css: row.css,
  content: localizedText(row.content, language),
  end_date: row.endDate,
});

export const contentRoutes = (backend: BackendContext): RouteBinding[] => [
  route(listBlocks, async ({ tenant, language, query }) => {
    const requested = query.identifiers?.split(',').map((identifier) => identifier.trim());
    const { blocks } = await backend.catalog.current();
    const rows = await blocks.read(backend.db, tenant.id, requested);
    return rows.map((row) => blockOf(row, language));
  }),
  route(getBlock, async ({ tenant, language, params }) => {
    const { blocks } = await backend.catalog.current();
    const [row] = await blocks.read(backend.db, tenant.id, [params.identifier]);
    if (!row) throw notFound(catalogMessage(language, 'blockUnknown'));
    return blockOf(row, language);
  }),
  route(getPage, async ({ tenant, language, params }) => {
    const [row] = await backend.db
      .select()
      .from(pages)
      .where(and(eq(pages.tenantId, tenant.id), eq(pages.identifier, params.identifier)));
    if (!row) throw notFound(catalogMessage(language, 'pageUnknown'));
    return {
      identifier: row.identifier,
      title: localizedText(row.title, language),
      content: localizedText(row.content, language),
      meta_description: localizedText(row.metaDescription, language),
      meta_keywords: localizedText(row.metaKeywords, language),
      structured_data: '',
      no_index: row.noIndex,
    };
  }),
  route(listMenus, async ({ tenant, language }) => {
    const rows = await backend.db
      .select()
      .from(menuItems)
      .where(eq(menuItems.tenantId, tenant.id))
      .orderBy(asc(menuItems.position), asc(menuItems.nodeId));
    return rows.map((row) => ({
      node_id: row.nodeId,
      parent_node_id: row.parentNodeId,
      label: localizedText(row.label, language),
      request_url: row.requestUrl,
      href_override: row.hrefOverride,
      target: row.target,
      icon_url: row.iconUrl,
      top_menu_visibility: row.topMenuVisible,
      placement: row.placement,
    }));
  }),
  route(getPromoBanner, async ({ tenant, language, params }) => {
    const scope = { tenant, language };
    const row = await readBanner(backend, scope, params.bannerId);
    if (row) return bannerOf(row, language);
    const [rebate] = await readRebates(backend, scope, { limit: 1, programId: params.bannerId });
    if (!rebate) throw notFound(catalogMessage(language, 'bannerUnknown'));
    return rebate;
  }),
  route(listPromoBanners, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const limit = Math.min(maxBanners, Math.max(1, query.limit));
    if (params.type === 'rebate') return readRebates(backend, scope, { ...query, limit });
    const rows = await readBanners(backend, scope, params.type, { ...query, limit });
    return rows.map((row) => bannerOf(row, language));
  }),
  route(listScripts, async ({ tenant }) => {
    const rows = await backend.db
      .select()
      .from(scripts)
      .where(eq(scripts.tenantId, tenant.id))
      .orderBy(asc(scripts.identifier));
    return rows.map(({ identifier, src, content, placement }) => ({ identifier, src, content, placement }));
  }),
];
