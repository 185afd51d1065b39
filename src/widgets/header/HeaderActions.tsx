import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useIsSignedIn } from '@/api/sessionApi';
import { accountOpened } from '@/features/account/accountSlice';
import { selectComparedIds } from '@/features/compare/compareSlice';
import { endVisit } from '@/features/kiosk/visit/endVisit';
import { locationDrawerOpened, selectSelectedLocation } from '@/features/locations/locationsSlice';
import { HeaderAction } from '@/features/shell/header/HeaderAction';
import { menuOpened } from '@/features/shell/siteSlice';
import { useWishlist } from '@/features/wishlist/wishlist';
import { usePlatform } from '@/platform/PlatformContext';

export function MenuAction() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  return (
    <HeaderAction icon="menu" label={t('menu')} text={t('menu')} onClick={() => dispatch(menuOpened())} />
  );
}

export function HomeAction() {
  const { t } = useTranslation('site');
  return <HeaderAction icon="home" label={t('home')} text={t('home')} to="/" />;
}

/** Name of the selected location, or a link to find one. */
export function LocationAction() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const name = useSelector(selectSelectedLocation)?.store_name ?? t('findStore');
  return (
    <HeaderAction
      icon="store"
      label={t('selectedStore', { name })}
      text={name}
      onClick={() => dispatch(locationDrawerOpened('header'))}
    />
  );
}

export function AccountAction() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const isSignedIn = useIsSignedIn();
  const open = () => dispatch(accountOpened({ source: 'header', autoClose: false }));
  return (
    <HeaderAction
      icon="user"
      label={t('account')}
      text={t('account')}
      {...(isSignedIn ? { onClick: open } : { to: pagePaths.account })}
    />
  );
}

export function WishlistAction() {
  const { t } = useTranslation('site');
  const count = useWishlist().ids.length;
  return (
    <HeaderAction
      icon="heart"
      label={t('wishlistCount', { count })}
      text={t('wishlist')}
      count={count}
      to={pagePaths.wishlist}
    />
  );
}

export function CompareAction() {
  const { t } = useTranslation('site');
  const count = useSelector(selectComparedIds).length;
  return (
    <HeaderAction
      icon="compare"
      label={t('compareCount', { count })}
      text={t('compare')}
      count={count}
      to="/compare"
    />
  );
}

/** On a kiosk: ends the session, so that the next shopper starts fresh. */
export function StartOverAction() {
  const { t } = useTranslation('site');
  const kiosk = usePlatform()?.kiosk;
  const startOver = () => kiosk && endVisit(kiosk, 'shopper');
  return <HeaderAction icon="restart" label={t('startOver')} text={t('startOver')} onClick={startOver} />;
}
