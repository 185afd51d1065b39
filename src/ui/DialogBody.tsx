import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import overlay from './Overlay.module.css';
import type { DialogProps } from './overlay';

export const DialogBody = (props: DialogProps) => {
  const { isOpen, onClose, title, closeLabel, children, footer, size = 'md', isAlert } = props;
  return (
    <ModalOverlay
      className={`${overlay.scrim} ${styles.scrim}`}
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isAlert}
    >
      <Modal className={`${overlay.panel} ${styles.panel}`} data-size={size}>
        <Dialog className={overlay.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={overlay.header}>
            <Heading slot="title" level={2} className={overlay.title}>
              {title}
            </Heading>
            {!isAlert && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </header>
          <div className={overlay.body}>{children}</div>
          {footer && <footer className={overlay.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
