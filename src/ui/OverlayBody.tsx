import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '@/lib/classNames';
import dialog from './Dialog.module.css';
import drawer from './Drawer.module.css';
import { IconButton } from './IconButton';
import overlay from './Overlay.module.css';
import type { DialogProps, DrawerProps } from './overlay';

type Props = ({ kind: 'dialog' } & DialogProps) | ({ kind: 'drawer' } & DrawerProps);

/** The modal of a Dialog or a Drawer: scrim, panel, header with a close button, scrolling body, footer. */
export function OverlayBody(props: Props) {
  const { isOpen, onClose, title, closeLabel, children, footer } = props;
  const isAlert = props.kind === 'dialog' && props.isAlert;
  const panel =
    props.kind === 'dialog'
      ? { className: dialog.panel, 'data-size': props.size ?? 'md' }
      : { className: drawer.panel, 'data-side': props.side ?? 'right' };
  return (
    <ModalOverlay
      className={classNames(overlay.scrim, props.kind === 'dialog' && dialog.scrim)}
      isOpen={isOpen}
      onOpenChange={(next) => next || onClose()}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isAlert}
    >
      <Modal {...panel} className={classNames(overlay.panel, panel.className)}>
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
}
