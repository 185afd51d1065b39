import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import type { DialogProps } from '@/ui/overlayProps';
import { LeaveGuard, UnsavedDialog } from './LeaveGuard';

/** A dialog in which something is edited. It asks before it closes with unsaved changes, and before the page is left. */
export function EditDialog({ isDirty, onClose, ...dialog }: DialogProps & { isDirty: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const hasEdits = isDirty && dialog.isOpen;
  return (
    <>
      <Dialog {...dialog} onClose={() => (hasEdits ? setIsAsking(true) : onClose())} />
      {hasEdits && <LeaveGuard isDirty />}
      <UnsavedDialog
        isOpen={isAsking && hasEdits}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </>
  );
}
