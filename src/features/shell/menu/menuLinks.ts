import type { MenuItem } from '@contract/content';

export interface MenuLink {
  id: string;
  label: string;
  iconUrl: string;
  /** As written by the dealer; useLinkTarget resolves it. */
  href: string;
  target: string;
  children: MenuLink[];
}

/** Path for a menu item without a URL (docs/spec/03 §5). */
const NO_TARGET = '/url-error-menu-item';

/** Limits the depth, because the backend could send a cycle. */
const MAX_DEPTH = 4;

const placementOf = ({ placement }: MenuItem) => placement || 'header';

/**
 * Returns the tree of visible links of one placement. An item without a placement inherits its parent's; at the top level it is 'header'.
 * An item is placed below its nearest visible ancestor, or at the top level if there is none in its placement.
 */
export function menuLinks(items: readonly MenuItem[], placement: string): MenuLink[] {
  const byId = new Map(items.map((item) => [item.node_id, item]));
  const parentOf = (item: MenuItem, depth = 0): MenuItem | undefined => {
    const parent = item.parent_node_id === null ? undefined : byId.get(item.parent_node_id);
    const isShared = parent && (!item.placement || item.placement === placementOf(parent));
    if (!isShared || parent === item) return undefined;
    return parent.top_menu_visibility || depth > MAX_DEPTH ? parent : parentOf(parent, depth + 1);
  };
  /** Placement of a top-level item: its own, or that of the invisible items above it. */
  const placementAt = (item: MenuItem): string => {
    const parent = item.placement || item.parent_node_id === null ? undefined : byId.get(item.parent_node_id);
    return parent && parent !== item && !parent.top_menu_visibility ? placementOf(parent) : placementOf(item);
  };
  const childrenOf = (parent: MenuItem, depth: number): MenuLink[] =>
    depth > MAX_DEPTH
      ? []
      : items
          .filter((item) => item.top_menu_visibility && parentOf(item) === parent)
          .map((item) => toLink(item, depth));
  const toLink = (item: MenuItem, depth: number): MenuLink => ({
    id: item.node_id,
    label: item.label,
    iconUrl: item.icon_url,
    href: item.href_override || item.request_url || NO_TARGET,
    target: item.target,
    children: childrenOf(item, depth + 1),
  });
  return items
    .filter((item) => item.top_menu_visibility && !parentOf(item) && placementAt(item) === placement)
    .map((item) => toLink(item, 0));
}
