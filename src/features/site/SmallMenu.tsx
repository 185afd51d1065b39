import { lazy, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Drawer } from '@/ui/Drawer';
import type { MenuCategory } from './categoryTree';
import type { MenuLink } from './menuLinks';
import { menuClosed, selectIsMenuOpen } from './siteSlice';

const SmallMenuBody = lazy(async () => ({ default: (await import('./SmallMenuBody')).SmallMenuBody }));

interface Props {
  categories: readonly MenuCategory[];
  links: readonly MenuLink[];
  /** What stands at its end: shops, account, languages. */
  footer: ReactNode;
}

/** The menu of small screens and condensed headers, from the left edge. */
export function SmallMenu({ categories, links, footer }: Props) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsMenuOpen);
  const close = () => dispatch(menuClosed());
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      side="left"
      title={t('menu')}
      closeLabel={t('closeMenu')}
      footer={footer}
    >
      <SmallMenuBody categories={categories} links={links} onClose={close} />
    </Drawer>
  );
}
