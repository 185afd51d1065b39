import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { installEvent, onInstallEvent } from '@/hydration/installEvent';
import { requestPersistence } from '@/lib/storagePersistence';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import styles from './InstallOffer.module.css';
import { changeRecord, countPage, readRecord, shouldOffer } from './installOffer';

const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iOS and iPadOS install from the share menu only; an iPad calls itself a Mac. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Counts the pages of this device and returns whether to offer the installation now. Once offered, it stays. */
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

interface OfferProps {
  needsSteps: boolean;
  isOffered: boolean;
  onDismiss: () => void;
}

function Offer({ needsSteps, isOffered, onDismiss }: OfferProps) {
  const { t, isReady } = useTranslation('install');
  const { name } = useConfig();
  const [areStepsOpen, setStepsOpen] = useState(false);
  const install = () => {
    if (needsSteps) setStepsOpen(true);
    else void installEvent()?.prompt();
    onDismiss();
  };
  if (!isReady) return null;
  return (
    <>
      {isOffered && (
        <Notice
          title={t('offerTitle', { name })}
          action={
            <Button size="sm" onClick={install}>
              {t(needsSteps ? 'howTo' : 'install')}
            </Button>
          }
          onDismiss={onDismiss}
          dismissLabel={t('later')}
        >
          <p>{t('offerText')}</p>
        </Notice>
      )}
      <Drawer
        side="bottom"
        isOpen={areStepsOpen}
        onClose={() => setStepsOpen(false)}
        title={t('iosTitle')}
        closeLabel={t('close')}
      >
        <ol className={styles.steps}>
          <li>
            <Icon name="share" size={1.5} /> {t('iosShare')}
          </li>
          <li>
            <Icon name="plus" size={1.5} /> {t('iosAdd')}
          </li>
          <li>
            <Icon name="check" size={1.5} /> {t('iosConfirm')}
          </li>
        </ol>
      </Drawer>
    </>
  );
}

/** Offers to install the app, at the moment that shouldOffer describes: the browser's own dialog, or the steps on iOS. */
export function InstallOffer({ hasWishlist }: { hasWishlist: boolean }) {
  const event = useSyncExternalStore(onInstallEvent, installEvent, () => null);
  const needsSteps = event === null && isIos();
  const [isOffered, dismiss] = useOffer(hasWishlist, event !== null || needsSteps);
  // Most pages offer nothing, so the texts load with the offer; the steps of iOS stay open after it.
  const [wasOffered, setWasOffered] = useState(false);
  if (isOffered && !wasOffered) setWasOffered(true);
  return wasOffered && <Offer needsSteps={needsSteps} isOffered={isOffered} onDismiss={dismiss} />;
}
