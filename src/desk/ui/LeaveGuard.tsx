import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** The state of a navigation that follows a save or a removal: nothing is lost by it. */
export const AFTER_SAVE = { isSaved: true };

const isAfterSave = ({ state }: Location) => (state as Partial<typeof AFTER_SAVE> | null)?.isSaved === true;

/** Asks before a screen with unsaved changes is left, by a link, by Back or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('frame');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !isAfterSave(nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsavedTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('unsavedLeave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('unsavedStay')}</Button>
        </>
      }
    >
      <p>{t('unsavedText')}</p>
    </Dialog>
  );
}
