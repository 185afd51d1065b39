import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/browser/lazyPart';
import { requestPersistence } from '@/browser/storagePersistence';
import { installEvent, onInstallEvent } from '@/hydration/installEvent';
import { changeRecord, countPage, readRecord, shouldOffer } from './installOffer';

const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iOS and iPadOS only install from the share menu; an iPad identifies itself as a Mac. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Counts the pages on this device and returns whether to offer the installation now. Once offered, it remains. */
function useOffer(hasWishlist: boolean, canInstall: boolean): [boolean, () => void] {
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useState(false);
  const countPages = useEffectEvent((_path: string) => countPage(Date.now()));
  useEffect(() => countPages(pathname), [pathname]);
  useEffect(() => {
    if (!canInstall) return;
    const situation = { now: Date.now(), record: readRecord(), path: pathname, hasWishlist };
    if (!shouldOffer({ ...situation, isInstalled: isInstalled() })) return;
    changeRecord({ offeredAt: Date.now() });
    setOffered(true);
  }, [pathname, hasWishlist, canInstall]);
  useEffect(() => {
    const onInstalled = () => {
      changeRecord({ installedAt: Date.now() });
      setOffered(false);
      void requestPersistence();
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);
  return [isOffered && !/^\/checkout(\/|$)/.test(pathname), () => setOffered(false)];
}

const OfferNotice = lazyPart(async () => ({ default: (await import('./OfferNotice')).OfferNotice }));

/** Offers to install the app at the time determined by shouldOffer: the browser's own dialog, or the steps on iOS. */
export function InstallOffer({ hasWishlist }: { hasWishlist: boolean }) {
  const event = useSyncExternalStore(onInstallEvent, installEvent, () => null);
  const needsSteps = event === null && isIos();
  const [isOffered, dismiss] = useOffer(hasWishlist, event !== null || needsSteps);
  // Most pages offer nothing, so code and texts are loaded with the offer; the steps for iOS remain open afterwards.
  const [wasOffered, setWasOffered] = useState(false);
  if (isOffered && !wasOffered) setWasOffered(true);
  return (
    wasOffered && (
      <Suspense fallback={null}>
        <OfferNotice needsSteps={needsSteps} isOffered={isOffered} onDismiss={dismiss} />
      </Suspense>
    )
  );
}
