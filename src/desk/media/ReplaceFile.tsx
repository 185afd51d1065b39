import { type Clip, LARGEST_CLIP } from '@contract/desk/media';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton, FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { toApiError } from '@/api/http';
import { deskApi } from '@/desk/deskApi';
import { Button, buttonAttributes } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './Media.module.css';
import { uploadFile } from './upload';

/** Replaces the file of a clip. onBusy: whether an upload is running, which closing the dialog would cancel */
export function ReplaceFile({ clip, onBusy }: { clip: Clip; onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation('desk/media');
  const dispatch = useDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [result, setResult] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function replace(file: File): Promise<void> {
    if (file.size > LARGEST_CLIP || file.size === 0) {
      setResult({ tone: 'bad', text: t(file.size === 0 ? 'emptyFile' : 'tooLarge') });
      return;
    }
    const current = new AbortController();
    controller.current = current;
    setResult(null);
    setShare(0);
    onBusy(true);
    try {
      const { is_known, replacement } = await uploadFile(file, setShare, current.signal, clip.id);
      const text = is_known ? 'sameFile' : replacement === 'converting' ? 'replacedLater' : 'replaced';
      setResult({ tone: 'good', text: t(text) });
      dispatch(deskApi.util.invalidateTags(['media', 'audit', 'playlists']));
    } catch (error) {
      if (!current.signal.aborted) setResult({ tone: 'bad', text: messageOf(toApiError(error), t('lost')) });
    }
    setShare(null);
    onBusy(false);
  }
  return (
    <div className={styles.group}>
      {share === null ? (
        <div>
          <FileTrigger onSelect={(list) => list?.[0] && void replace(list[0])}>
            <AriaButton {...buttonAttributes({ variant: 'secondary', size: 'sm' })}>
              {t('replace')}
            </AriaButton>
          </FileTrigger>
        </div>
      ) : (
        <div className={styles.replacing}>
          <progress value={share} max={1} aria-label={t('replace')} />
          <Button size="sm" variant="quiet" onClick={() => controller.current?.abort()}>
            {t('cancelReplace')}
          </Button>
        </div>
      )}
      <p>{t('replaceHint')}</p>
      {result && <Notice tone={result.tone}>{result.text}</Notice>}
    </div>
  );
}
