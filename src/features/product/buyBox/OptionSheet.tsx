import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { Icon } from '@/ui/Icon';
import styles from './StickyBuyBar.module.css';

interface Props {
  /** The chosen options, such as "Charcoal, 84 in". */
  chosen: string;
  children: ReactNode;
}

/** In the bar of a small screen: a button with the chosen options, which opens a sheet to change them without scrolling back. */
export function OptionSheet({ chosen, children }: Props) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.chosen}
        aria-label={t('changeOptions', { chosen })}
        onClick={() => setOpen(true)}
      >
        <span>{chosen}</span>
        <Icon name="chevronUp" size={1} />
      </button>
      <Drawer
        side="bottom"
        isOpen={isOpen}
        onClose={close}
        title={t('options')}
        closeLabel={t('closeOptions')}
        footer={
          <Button isWide onClick={close}>
            {t('optionsDone')}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
