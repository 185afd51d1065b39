import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { lazyOnDemand } from '@/browser/lazyPart';
import { menuClosed, selectIsMenuOpen } from '@/features/shell/siteSlice';
import { Drawer } from '@/ui/Drawer';
import type { MenuCategory } from './buildMenuTree';
import type { MenuLink } from './menuLinks';

const MobileMenuLevels = lazyOnDemand(async () => ({
  default: (await import('./MobileMenuLevels')).MobileMenuLevels,
}));

interface Props {
  categories: readonly MenuCategory[];
  links: readonly MenuLink[];
  /** Content at the end of the menu: locations, account and languages. */
  footer: ReactNode;
}

/** The menu drawer of small screens and condensed headers. It opens from the left edge. */
export function MobileMenu({ categories, links, footer }: Props) {
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
      <MobileMenuLevels categories={categories} links={links} onClose={close} />
    </Drawer>
  );
}
