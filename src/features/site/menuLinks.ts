import type { MenuItem } from '@/api/contract/content';

export interface MenuLink {
  id: string;
  label: string;
  iconUrl: string;
  /** A path of the storefront, or a whole address when isExternal. */
  href: string;
  isExternal: boolean;
  target: string;
  children: MenuLink[];
}

/** Where an item without a target leads (shell specification §2). */
const NO_TARGET = '/url-error-menu-item';

/** Links of one place of the page; items whose path begins with http leave the shop (shell specification §3). */
export function menuLinks(items: readonly MenuItem[], placement: string): MenuLink[] {
  const ids = new Set(items.map(({ node_id }) => node_id));
  const isPlaced = (item: MenuItem) => item.top_menu_visibility && (item.placement || 'header') === placement;
  const link = (item: MenuItem): MenuLink => {
    const address = item.href_override || item.request_url || NO_TARGET;
    const isExternal = /^https?:/i.test(address);
    return {
      id: item.node_id,
      label: item.label,
      iconUrl: item.icon_url,
      href: isExternal || /^[/#]|^(?:tel|mailto):/.test(address) ? address : `/${address}`,
      isExternal,
      target: item.target,
      children: items.filter((child) => child.parent_node_id === item.node_id && child !== item).map(leaf),
    };
  };
  const leaf = (item: MenuItem): MenuLink => ({
    ...link({ ...item, node_id: `${item.node_id}-leaf` }),
    id: item.node_id,
  });
  return items.filter((item) => isPlaced(item) && !ids.has(item.parent_node_id ?? '')).map(link);
}
