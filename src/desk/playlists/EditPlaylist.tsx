import { listMedia } from '@contract/desk/media';
import {
  createPlaylist,
  getPlaylist,
  listPlaylists,
  type Playlist,
  type PlaylistContents,
  removePlaylist,
  savePlaylist,
} from '@contract/desk/playlists';
import { ALWAYS } from '@contract/desk/schedule';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { useRead, useWrite } from '@/desk/deskApi';
import { AFTER_SAVE } from '@/desk/ui/LeaveGuard';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { PlaylistEditor } from './PlaylistEditor';

const EMPTY: PlaylistContents = {
  ...ALWAYS,
  name: '',
  priority: 10,
  ticker: { en: '', fr: '' },
  fit: null,
  items: [],
  targets: [],
};

/** Clips and screens that an editor offers; null until they are read. */
function useChoices() {
  const media = useRead(listMedia, undefined);
  const list = useRead(listPlaylists, undefined);
  return media.data && list.data ? { clips: media.data.clips, choices: list.data.choices } : null;
}

export function NewPlaylist() {
  const { t } = useTranslation('playlists');
  const navigate = useNavigate();
  const offered = useChoices();
  const [create, { isBusy }] = useWrite(createPlaylist);
  const [failure, setFailure] = useState('');
  const save = async (contents: PlaylistContents) => {
    const { data, error } = await create({ body: contents });
    if (error) setFailure(error.message || t('frame:failed'));
    else navigate(`../${data.id}`, { replace: true, state: AFTER_SAVE });
  };
  if (!offered) return null;
  return (
    <PlaylistEditor
      {...offered}
      initial={EMPTY}
      isBusy={isBusy}
      onSave={save}
      notice={failure && <Notice tone="bad">{failure}</Notice>}
    />
  );
}

/** The editor of a stored playlist. When somebody else has saved meanwhile, the person chooses between both versions. */
export function EditPlaylist() {
  const { t } = useTranslation('playlists');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const offered = useChoices();
  const { data: stored, error: missing } = useRead(getPlaylist, { params: { id } });
  const [save, { isBusy }] = useWrite(savePlaylist);
  const [remove] = useWrite(removePlaylist);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<PlaylistContents | null>(null);
  /** The version that the open editor began with; another saved version does not replace what is typed. */
  const [opened, setOpened] = useState<Playlist | null>(null);
  const base = opened?.id === Number(id) ? opened : stored;
  if (base && base !== opened) setOpened(base);
  if (missing) return <Notice tone="bad">{missing.message || t('frame:failed')}</Notice>;
  if (!offered || !base) return null;

  const write = async (contents: PlaylistContents, revision: number) => {
    setIsSaved(false);
    const { data, error } = await save({ params: { id }, body: { ...contents, revision } });
    if (error?.status === 409) setConflict(contents);
    setFailure(error && error.status !== 409 ? error.message || t('frame:failed') : '');
    if (!data) return;
    setConflict(null);
    setOpened(data);
    setIsSaved(true);
  };
  const notice = (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isSaved && <Notice tone="good">{t('saved')}</Notice>}
      {conflict && (
        <Notice tone="warn" title={t('conflictTitle')}>
          <p>{t('conflictText')}</p>
          <Button size="sm" onClick={() => stored && void write(conflict, stored.revision)}>
            {t('keepMine')}
          </Button>{' '}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setConflict(null);
              if (stored) setOpened(stored);
            }}
          >
            {t('takeTheirs')}
          </Button>
        </Notice>
      )}
    </>
  );
  return (
    <>
      <PlaylistEditor
        key={`${base.id} ${base.revision}`}
        {...offered}
        initial={base}
        isBusy={isBusy}
        onSave={(contents) => write(contents, base.revision)}
        onRemove={() => setIsRemoving(true)}
        notice={notice}
      />
      <Dialog
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={t('removeTitle', { name: base.name })}
        closeLabel={t('frame:close')}
        footer={
          <Button
            variant="danger"
            onClick={async () => {
              const { error } = await remove({ params: { id } });
              setIsRemoving(false);
              if (error) setFailure(error.message || t('frame:failed'));
              else navigate('..', { state: AFTER_SAVE });
            }}
          >
            {t('remove')}
          </Button>
        }
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </>
  );
}
