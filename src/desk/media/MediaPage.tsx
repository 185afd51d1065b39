import { type Clip, listMedia } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { ClipPicture } from '@/desk/ui/ClipPicture';
import { PageHead } from '@/desk/ui/PageHead';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { ClipDialog } from './ClipDialog';
import styles from './Media.module.css';
import { ProductDialog } from './ProductDialog';
import { Uploads } from './Uploads';

const CONVERTING_POLL_MS = 3_000;

/** Clips, images and product cards that playlists show. */
export default function MediaPage() {
  const { t, i18n } = useTranslation('media');
  const mayEdit = useMay('editor');
  const [isWaiting, setIsWaiting] = useState(false);
  const { data, error } = useRead(listMedia, undefined, {
    pollingInterval: isWaiting ? CONVERTING_POLL_MS : 0,
  });
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const clips = data?.clips ?? [];
  const hasConverting = clips.some(({ state }) => state === 'converting');
  if (hasConverting !== isWaiting) setIsWaiting(hasConverting);
  const titleOf = ({ title }: Clip) => (i18n.language === 'fr' ? title.fr : title.en) || title.en;
  const edited = clips.find(({ id }) => id === editedId);
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {mayEdit && (
          <Button variant="secondary" icon="tag" onClick={() => setIsAdding(true)}>
            {t('addProduct')}
          </Button>
        )}
      </PageHead>
      {error && <Notice tone="bad">{error.message || t('frame:failed')}</Notice>}
      {mayEdit && <Uploads canConvert={data?.can_convert ?? true} />}
      {data && clips.length === 0 && <EmptyState icon="image" title={t('empty')} />}
      <ul className={styles.grid}>
        {clips.map((clip) => (
          <li key={clip.id} className={styles.clip}>
            <div className={styles.picture}>
              <ClipPicture clip={clip} />
            </div>
            <div className={styles.text}>
              <h2>{titleOf(clip)}</h2>
              <p>
                {t(`kinds.${clip.kind}`)} · {clip.price || t('seconds', { count: Math.round(clip.seconds) })}
              </p>
              {clip.playlists.length > 0 && <p>{t('usedIn', { names: clip.playlists.join(', ') })}</p>}
              {clip.state !== 'ready' && (
                <Status tone={clip.state === 'failed' ? 'bad' : 'warn'}>{t(`states.${clip.state}`)}</Status>
              )}
            </div>
            {mayEdit && !clip.is_fixed && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('editClip', { title: titleOf(clip) })}
                onClick={() => setEditedId(clip.id)}
              >
                {t('edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {edited && <ClipDialog key={edited.id} clip={edited} onClose={() => setEditedId(null)} />}
      {isAdding && <ProductDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
