import { type ReactNode, useDeferredValue } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './IconButton';
import styles from './Overlay.module.css';
import type { OverlayProps } from './overlayProps';
import { useSheetDrag } from './useSheetDrag';

/**
 * The scrolling part of a panel. Its children render after the empty panel, in interruptible work, so that a panel opens in the frame after
 * the tap, however heavy its content is. It mounts with each opening, because a closed modal has no elements.
 */
function PanelBody({ children }: { children: ReactNode }) {
  const hasOpened = useDeferredValue(true, false);
  return (
    <div className={styles.body} aria-busy={!hasOpened || undefined}>
      {hasOpened && children}
    </div>
  );
}

/** The modal of a Dialog or a Drawer: scrim, panel, header with a close button, scrolling body, footer. */
export function OverlayBody(props: OverlayProps) {
  const { isOpen, onClose, title, closeLabel, children, footer } = props;
  const isAlert = props.kind === 'dialog' && props.isAlert;
  const canDrag = props.kind === 'drawer' && (props.side === 'bottom' || props.side === 'sheet');
  const drag = useSheetDrag(onClose);
  const variant =
    props.kind === 'dialog' ? { 'data-size': props.size ?? 'md' } : { 'data-side': props.side ?? 'right' };
  return (
    <ModalOverlay
      className={styles.scrim}
      data-kind={props.kind}
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isAlert}
    >
      <Modal className={styles.panel} data-kind={props.kind} {...variant}>
        <Dialog className={styles.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.header} data-sheet={canDrag || undefined} {...(canDrag ? drag : {})}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!isAlert && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </header>
          <PanelBody>{children}</PanelBody>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
