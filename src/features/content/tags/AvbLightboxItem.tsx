import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagModule } from '@/features/content/tagModule';
import { Dialog } from '@/ui/Dialog';
import { Picture } from '@/ui/Picture';
import styles from './AvbLightboxItem.module.css';

/** A thumbnail that opens its picture large. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(false);
  const caption = attributes['data-caption'] ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { caption })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={caption || t('picture')}
        closeLabel={t('close')}
      >
        <Picture
          src={attributes['data-src'] ?? ''}
          alt={caption}
          width={1600}
          height={1200}
          sizes="90vw"
          fit="contain"
        />
      </Dialog>
    </>
  );
};
