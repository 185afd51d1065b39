import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import type { TagModule } from '@/features/content/tagModule';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';
import styles from './AvbLightboxItem.module.css';

interface Shown {
  pictures: { src: string; caption: string }[];
  at: number;
}

/** The pictures of a thumbnail's group as they stand on the page, and which of them is its own. */
function groupOf(thumbnail: HTMLElement): Shown {
  const { group } = thumbnail.dataset;
  const all = group
    ? [...document.querySelectorAll<HTMLElement>(`[data-lightbox][data-group="${CSS.escape(group)}"]`)]
    : [thumbnail];
  return {
    pictures: all.map(({ dataset }) => ({ src: dataset.lightbox ?? '', caption: dataset.caption ?? '' })),
    at: all.indexOf(thumbnail),
  };
}

/** A thumbnail that opens its picture large; those of one data-group are leafed through together. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const { t } = useTranslation('content');
  const thumbnail = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { 'data-caption': ownCaption = '', 'data-src': ownSrc = '' } = attributes;
  const { src, caption } = shown?.pictures[shown.at] ?? { src: ownSrc, caption: ownCaption };
  const count = shown?.pictures.length ?? 1;
  const leaf = (step: 1 | -1) =>
    setShown((before) => before && { ...before, at: (before.at + step + count) % count });
  const leafByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') leaf(1);
    if (key === 'ArrowLeft') leaf(-1);
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
        onClick={() => thumbnail.current && setShown(groupOf(thumbnail.current))}
      >
        {children}
      </button>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={caption || t('picture')}
        closeLabel={t('close')}
        size="lg"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way to its buttons */}
        <div className={styles.large} onKeyDown={count > 1 ? leafByKey : undefined}>
          <Picture key={src} src={src} alt={caption} width={1600} height={1200} sizes="90vw" fit="contain" />
          {shown && count > 1 && (
            <div className={styles.leaf}>
              <IconButton
                icon="chevronLeft"
                look="outlined"
                label={t('pictureBefore')}
                onClick={() => leaf(-1)}
              />
              <span role="status">{t('pictureOf', { at: shown.at + 1, count })}</span>
              <IconButton
                icon="chevronRight"
                look="outlined"
                label={t('pictureAfter')}
                onClick={() => leaf(1)}
              />
            </div>
          )}
        </div>
      </Dialog>
    </>
  );
};
