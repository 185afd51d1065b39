import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { installEvent } from '@/hydration/installEvent';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import styles from './InstallOffer.module.css';

interface Props {
  needsSteps: boolean;
  isOffered: boolean;
  onDismiss: () => void;
}

/** The notice that offers the installation, and the steps on iOS. */
export function OfferNotice({ needsSteps, isOffered, onDismiss }: Props) {
  const { t, ready: isReady } = useTranslation('install');
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
