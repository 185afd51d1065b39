import { useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import type { DialogProps } from '@/ui/overlayProps';
import { LeaveGuard, UnsavedDialog } from './LeaveGuard';

/** A dialog with a form. It asks for confirmation before it is closed, or the page is left, with unsaved changes. */
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
