import type { MenuItem } from '@contract/content';

export interface MenuLink {
  id: string;
  label: string;
  iconUrl: string;
  /** A path of the storefront, or an absolute URL when isExternal is true. */
  href: string;
  isExternal: boolean;
  target: string;
  children: MenuLink[];
}

/** Path for a menu item without a URL (docs/spec/03 §5). */
const NO_TARGET = '/url-error-menu-item';

/** An item whose URL begins with http is external (docs/spec/03 §5). */
function link(item: MenuItem, children: MenuLink[]): MenuLink {
  const url = item.href_override || item.request_url || NO_TARGET;
  const isComplete = /^(?:https?:|tel:|mailto:|\/|#)/i.test(url);
  return {
    id: item.node_id,
    label: item.label,
    iconUrl: item.icon_url,
    href: isComplete ? url : `/${url}`,
    isExternal: /^http/i.test(url),
    target: item.target,
    children,
  };
}

/** Returns the links of one placement with one level of children. An item without a placement belongs to 'header'. */
export function menuLinks(items: readonly MenuItem[], placement: string): MenuLink[] {
  const visible = items.filter((item) => item.top_menu_visibility);
  const isChild = (item: MenuItem) => visible.some(({ node_id }) => node_id === item.parent_node_id);
  return visible
    .filter((item) => (item.placement || 'header') === placement && !isChild(item))
    .map((item) => {
      const children = visible.filter(({ parent_node_id }) => parent_node_id === item.node_id);
      return link(
        item,
        children.map((child) => link(child, [])),
      );
    });
}
