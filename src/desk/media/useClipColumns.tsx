import type { Clip } from '@contract/desk/media';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClipPicture } from '@/desk/ui/ClipPicture';
import type { Column } from '@/desk/ui/DataTable';
import { useDateText } from '@/desk/ui/dates';
import { Status } from '@/desk/ui/Status';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { CancelConversion } from './CancelConversion';
import { useClipTexts } from './clipTexts';
import styles from './Media.module.css';

const NONE = '–';

/** The columns of the list. onEdit: called with the id of a clip; if absent, clips can't be edited */
export function useClipColumns(onEdit: ((id: string) => void) | null): Column<Clip>[] {
  const { t, i18n } = useTranslation('desk/media');
  const texts = useClipTexts();
  const dateText = useDateText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on the language only, onEdit on the role
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('clip'),
        phone: 'head',
        value: texts.titleOf,
        cell: (clip) => {
          const state = texts.stateText(clip);
          const hasFailed = clip.state === 'failed' || clip.replacement === 'failed';
          return (
            <span className={styles.clip}>
              <span className={styles.picture}>
                <ClipPicture clip={clip} />
              </span>
              <span className={styles.text}>
                <strong>{texts.titleOf(clip)}</strong>
                <span>{texts.kindText(clip)}</span>
                {state && <Status tone={hasFailed ? 'bad' : 'warn'}>{state}</Status>}
                {onEdit && [clip.state, clip.replacement].includes('converting') && (
                  <CancelConversion id={clip.id} title={texts.titleOf(clip)} />
                )}
              </span>
            </span>
          );
        },
      },
      {
        id: 'place',
        label: t('place'),
        phone: 'line',
        value: ({ folder, tags }) => [folder, ...tags].join(' '),
        cell: ({ folder, tags }) => (
          <span className={styles.place}>
            {folder}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        ),
      },
      {
        id: 'playlists',
        label: t('usage'),
        phone: 'roomy',
        value: ({ playlists }) => playlists.join(', ') || NONE,
      },
      {
        id: 'file',
        label: t('file'),
        phone: 'roomy',
        isNumeric: true,
        value: ({ size }) => size,
        cell: (clip) => <span className={styles.file}>{texts.fileText(clip) || NONE}</span>,
      },
      {
        id: 'uploaded',
        label: t('uploaded'),
        phone: 'roomy',
        value: ({ uploaded_at }) => uploaded_at ?? '',
        cell: ({ uploaded_at }) => (uploaded_at ? dateText(uploaded_at) : NONE),
      },
      ...(onEdit
        ? [
            {
              id: 'edit',
              label: t('edit'),
              phone: 'aside' as const,
              cell: (clip: Clip) =>
                !clip.is_fixed && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('editClip', { title: texts.titleOf(clip) })}
                    onClick={() => onEdit(clip.id)}
                  >
                    {t('edit')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [i18n.language, onEdit],
  );
}
