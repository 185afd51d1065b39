import type { MenuItem } from '@contract/content';
import { menusApi, useListMenusQuery } from '@/api/menusApi';
import { ContentLink } from '@/features/content/ContentLink';
import type { TagModule } from '@/features/content/tagModule';
import { withKeys } from '@/lib/withKeys';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(menusApi.endpoints.listMenus.initiate(undefined, options));

interface ListProps {
  items: readonly MenuItem[];
  /** All items of the tenant, in which the children of an item are found. */
  all: readonly MenuItem[];
  /** Ids of the ancestors, because the backend could send a cycle. */
  above?: readonly string[];
  className?: string;
}

const MenuItemList = ({ items, all, above = [], className }: ListProps) => (
  <ul className={className}>
    {withKeys(items, ({ node_id }) => node_id).map(([key, item]) => {
      const { node_id, label, request_url, href_override, target, icon_url } = item;
      const path = [...above, node_id];
      const below = all.filter((item) => item.parent_node_id === node_id && !path.includes(item.node_id));
      return (
        <li key={key}>
          <ContentLink attributes={{ href: href_override || request_url || '/url-error-menu-item', target }}>
            {icon_url && <img src={icon_url} alt="" width={20} height={20} loading="lazy" />}
            {label}
          </ContentLink>
          {below.length > 0 && <MenuItemList items={below} all={all} above={path} />}
        </li>
      );
    })}
  </ul>
);

/** The tenant's menu items of a placement, or below a parent node, with their children. top_menu_visibility only applies to the header. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { data = [] } = useListMenusQuery();
  const placement = attributes['data-placement'];
  const parent = attributes['data-parent'];
  const matches = (item: MenuItem) =>
    (!placement || item.placement === placement) && (!parent || item.parent_node_id === parent);
  const matched = data.filter(matches);
  // A descendant of a listed item is shown there.
  const top = matched.filter((item) => !matched.some(({ node_id }) => node_id === item.parent_node_id));
  return <MenuItemList items={top} all={data} className={attributes.class} />;
};
