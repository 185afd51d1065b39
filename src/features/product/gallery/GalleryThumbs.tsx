import { useTranslation } from 'react-i18next';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/iconPaths';
import { Picture } from '@/ui/Picture';
import styles from './GalleryThumbs.module.css';
import type { Media } from './media';

interface Props {
  media: Media[];
  active: number;
  onShow: (index: number) => void;
}

const marks: Record<Exclude<Media['kind'], 'image'>, IconName> = {
  spin: 'restart',
  video: 'play',
  embedded: 'play',
};

const names = { image: 'showImage', spin: 'showSpin', video: 'showVideo', embedded: 'showVideo' } as const;

const pictureOf = (item: Media) =>
  item.kind === 'video' || item.kind === 'embedded' ? item.poster : item.url;

export function GalleryThumbs({ media, active, onShow }: Props) {
  const { t } = useTranslation('product');
  return (
    <ul className={styles.thumbs}>
      {withKeys(media, ({ url }) => url).map(([key, item], index) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t(names[item.kind], { number: index + 1 })}
            aria-current={index === active || undefined}
            onClick={() => onShow(index)}
          >
            {pictureOf(item) ? (
              <Picture src={pictureOf(item)} alt="" width={80} height={80} />
            ) : (
              <span className={styles.placeholder} />
            )}
            {item.kind !== 'image' && (
              <span className={styles.icon}>
                <Icon name={marks[item.kind]} size={1.25} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
