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

/** Items whose path begins with http leave the shop (shell specification §3). */
function link(item: MenuItem, children: MenuLink[]): MenuLink {
  const address = item.href_override || item.request_url || NO_TARGET;
  const isWhole = /^(?:https?:|tel:|mailto:|\/|#)/i.test(address);
  return {
    id: item.node_id,
    label: item.label,
    iconUrl: item.icon_url,
    href: isWhole ? address : `/${address}`,
    isExternal: /^http/i.test(address),
    target: item.target,
    children,
  };
}

/** The links of one place of the page ('header' unless an item says otherwise), with one level below. */
export function menuLinks(items: readonly MenuItem[], placement: string): MenuLink[] {
  const visible = items.filter((item) => item.top_menu_visibility);
  const isChild = (item: MenuItem) => visible.some(({ node_id }) => node_id === item.parent_node_id);
  return visible
    .filter((item) => (item.placement || 'header') === placement && !isChild(item))
    .map((item) => {
      const below = visible.filter(({ parent_node_id }) => parent_node_id === item.node_id);
      return link(
        item,
        below.map((child) => link(child, [])),
      );
    });
}
