import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DialogFooter } from './DialogFooter';

/** State of a navigation after saving or removing, which loses nothing. */
export const AFTER_SAVE = { isSaved: true };

const isAfterSave = ({ state }: Location) => (state as Partial<typeof AFTER_SAVE> | null)?.isSaved === true;

interface UnsavedProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether unsaved changes may be discarded. */
export function UnsavedDialog({ isOpen, onStay, onLeave }: UnsavedProps) {
  const { t } = useTranslation('desk/frame');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('unsavedTitle')}
      closeLabel={t('close')}
      footer={
        <DialogFooter>
          <Button variant="danger" onClick={onLeave}>
            {t('unsavedLeave')}
          </Button>
          <Button onClick={onStay}>{t('unsavedStay')}</Button>
        </DialogFooter>
      }
    >
      <p>{t('unsavedText')}</p>
    </Dialog>
  );
}

/**
 * Asks for confirmation before a screen with unsaved changes is left, by a link, by Back or by closing the tab. Only one may be mounted.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
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
    <UnsavedDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
