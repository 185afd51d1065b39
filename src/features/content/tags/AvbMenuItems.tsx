import { menusApi, useListMenusQuery } from '@/api/menusApi';
import { ContentLink } from '@/features/content/ContentLink';
import type { TagModule } from '@/features/content/tagModule';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(menusApi.endpoints.listMenus.initiate(undefined, options));

/** The tenant's menu items of a placement, or below a parent node. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { data = [] } = useListMenusQuery();
  const placement = attributes['data-placement'];
  const parent = attributes['data-parent'];
  const items = data.filter(
    (item) => (!placement || item.placement === placement) && (!parent || item.parent_node_id === parent),
  );
  return (
    <ul className={attributes.class}>
      {items.map(({ node_id, label, request_url, href_override, target }) => (
        <li key={node_id}>
          <ContentLink attributes={{ href: href_override || request_url || '/url-error-menu-item', target }}>
            {label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
};
