import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton';
import overlay from './Overlay.module.css';
import type { DrawerProps } from './overlay';

export const DrawerBody = (props: DrawerProps) => {
  const { isOpen, onClose, title, closeLabel, children, footer, side = 'right' } = props;
  return (
    <ModalOverlay
      className={overlay.scrim}
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      isDismissable
    >
      <Modal className={`${overlay.panel} ${styles.panel}`} data-side={side}>
        <Dialog className={overlay.dialog}>
          <header className={overlay.header}>
            <Heading slot="title" level={2} className={overlay.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={overlay.body}>{children}</div>
          {footer && <footer className={overlay.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
