import type { Clip } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldersOf } from '@/desk/media/clipFilters';
import { clipTitle } from '@/desk/media/clipTexts';
import { ClipPicture } from '@/desk/ui/ClipPicture';
import { wordChoices } from '@/desk/ui/FilterFields';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import styles from './ClipPicker.module.css';

const MOST_SHOWN = 60;

/** Clips to choose from; a click appends one to the playlist. */
export function ClipPicker({ clips, onPick }: { clips: readonly Clip[]; onPick: (clip: Clip) => void }) {
  const { t, i18n } = useTranslation('desk/playlists');
  const [term, setTerm] = useState('');
  const [folder, setFolder] = useState('');
  const folders = foldersOf(clips);
  const titleOf = (clip: Clip) => clipTitle(clip, i18n.language);
  const wanted = term.trim().toLowerCase();
  const ready = clips.filter(
    (clip) =>
      clip.state === 'ready' &&
      (folder === '' || clip.folder === folder) &&
      [titleOf(clip), ...clip.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div className={styles.picker}>
      <TextField label={t('addClip')} value={term} onChange={({ target }) => setTerm(target.value)} />
      {folders.length > 0 && (
        <SelectField
          label={t('folder')}
          placeholder={t('allFolders')}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
          choices={wordChoices(folders)}
        />
      )}
      <ul className={styles.grid}>
        {ready.slice(0, MOST_SHOWN).map((clip) => (
          <li key={clip.id}>
            <button
              type="button"
              onClick={() => onPick(clip)}
              aria-label={t('add', { title: titleOf(clip) })}
            >
              <span className={styles.picture}>
                <ClipPicture clip={clip} />
              </span>
              <span className={styles.title}>{titleOf(clip)}</span>
            </button>
          </li>
        ))}
      </ul>
      {ready.length === 0 && <p>{t('noClips')}</p>}
    </div>
  );
}
