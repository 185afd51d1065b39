import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagModule } from '@/features/content/tagModule';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import styles from './AvbLightboxItem.module.css';

interface OpenImage {
  images: { src: string; caption: string }[];
  index: number;
}

/** Returns the images of a thumbnail's group in document order and the index of the thumbnail's own image. */
function findGroup(thumbnail: HTMLElement): OpenImage {
  const { group } = thumbnail.dataset;
  const all = group
    ? [...document.querySelectorAll<HTMLElement>(`[data-lightbox][data-group="${CSS.escape(group)}"]`)]
    : [thumbnail];
  return {
    images: all.map(({ dataset }) => ({ src: dataset.lightbox ?? '', caption: dataset.caption ?? '' })),
    index: all.indexOf(thumbnail),
  };
}

/** A thumbnail that opens its image in a dialog. Images with the same data-group can be browsed in the dialog. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const thumbnail = useRef<HTMLButtonElement>(null);
  const [openImage, setOpenImage] = useState<OpenImage | null>(null);
  const { 'data-caption': ownCaption = '', 'data-src': ownSrc = '' } = attributes;
  const { src, caption } = openImage?.images[openImage.index] ?? { src: ownSrc, caption: ownCaption };
  const count = openImage?.images.length ?? 1;
  const showNext = (step: 1 | -1) =>
    setOpenImage((previous) => previous && { ...previous, index: (previous.index + step + count) % count });
  const onArrowKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') showNext(1);
    if (key === 'ArrowLeft') showNext(-1);
  };
  return (
    <>
      <button
        ref={thumbnail}
        type="button"
        className={styles.thumbnail}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { caption: ownCaption })}
        data-lightbox={ownSrc}
        data-group={attributes['data-group']}
        data-caption={ownCaption}
        onClick={() => thumbnail.current && setOpenImage(findGroup(thumbnail.current))}
      >
        {children}
      </button>
      <Dialog
        isOpen={openImage !== null}
        onClose={() => setOpenImage(null)}
        title={caption || t('picture')}
        closeLabel={t('close')}
        size="lg"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way to its buttons */}
        <div className={styles.viewer} onKeyDown={count > 1 ? onArrowKey : undefined}>
          <Picture key={src} src={src} alt={caption} width={1600} height={1200} sizes="90vw" fit="contain" />
          {openImage && count > 1 && (
            <div className={styles.pager}>
              <IconButton
                icon="chevronLeft"
                variant="outlined"
                label={t('previousPicture')}
                onClick={() => showNext(-1)}
              />
              <span role="status">{t('picturePosition', { at: openImage.index + 1, count })}</span>
              <IconButton
                icon="chevronRight"
                variant="outlined"
                label={t('nextPicture')}
                onClick={() => showNext(1)}
              />
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
};
