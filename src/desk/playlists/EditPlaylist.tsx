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
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { AFTER_SAVE } from '@/desk/ui/LeaveGuard';
import { ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import { mergeEdits } from './mergeEdits';
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

/** Clips and screens that an editor offers; null until they have loaded, or with the error. */
function useChoices() {
  const media = useRead(listMedia, undefined);
  const list = useRead(listPlaylists, undefined);
  return {
    offered: media.data && list.data ? { clips: media.data.clips, choices: list.data.choices } : null,
    reading: {
      data: undefined,
      error: media.error ?? list.error,
      refetch: () => [media.refetch(), list.refetch()],
    },
  };
}

export function NewPlaylist() {
  const { t } = useTranslation(['desk/playlists', 'desk/frame']);
  const navigate = useNavigate();
  const { offered, reading } = useChoices();
  const [create, { isBusy }] = useWrite(createPlaylist);
  const [failure, setFailure] = useState('');
  const save = async (contents: PlaylistContents) => {
    const { data, error } = await create({ body: contents });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else navigate(`../${data.id}`, { replace: true, state: AFTER_SAVE });
  };
  if (!offered) return <ReadState {...reading} />;
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

/** The editor of a stored playlist. If someone else saves it in the meantime, editing can continue from that version. */
export function EditPlaylist() {
  const { t } = useTranslation(['desk/playlists', 'desk/frame']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { offered, reading } = useChoices();
  const { data: stored, error: missing, refetch } = useRead(getPlaylist, { params: { id } });
  const [save, { isBusy }] = useWrite(savePlaylist);
  const [remove] = useWrite(removePlaylist);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<PlaylistContents | null>(null);
  /** Edits to continue with after someone else has saved. */
  const [draft, setDraft] = useState<PlaylistContents | undefined>();
  /** The version with which the open editor started; a version saved later does not replace the input. */
  const [opened, setOpened] = useState<Playlist | null>(null);
  const base = opened?.id === Number(id) ? opened : stored;
  if (base && base !== opened) setOpened(base);
  const lost = missing && <Notice tone="bad">{messageOf(missing, t('desk/frame:failed'))}</Notice>;
  // Edits in an open editor are preserved even if the playlist was deleted in the meantime.
  if (missing && !base)
    return (
      <>
        <div>
          <ButtonLink variant="quiet" to="..">
            {t('back')}
          </ButtonLink>
        </div>
        <ReadState {...reading} error={missing} refetch={() => [refetch(), reading.refetch()]} />
      </>
    );
  if (!offered || !base) return <ReadState {...reading} />;

  const write = async (contents: PlaylistContents, revision: number) => {
    setIsSaved(false);
    const { data, error } = await save({ params: { id }, body: { ...contents, revision } });
    if (error?.status === 409) setConflict(contents);
    setFailure(error && error.status !== 409 ? messageOf(error, t('desk/frame:failed')) : '');
    if (!data) return;
    goOn(data);
    setIsSaved(true);
  };
  const goOn = (from: Playlist, edits?: PlaylistContents) => {
    setConflict(null);
    setDraft(edits);
    setOpened(from);
  };
  const notice = (
    <>
      {failure ? <Notice tone="bad">{failure}</Notice> : lost}
      {isSaved && <Notice tone="good">{t('saved')}</Notice>}
      {conflict && stored && stored.revision !== base.revision && (
        <ConflictNotice
          {...offered}
          base={base}
          theirs={stored}
          onMerge={() => goOn(stored, mergeEdits(base, conflict, stored))}
          onDiscard={() => goOn(stored)}
        />
      )}
    </>
  );
  return (
    <>
      <PlaylistEditor
        key={`${base.id} ${base.revision}`}
        {...offered}
        initial={base}
        draft={draft}
        isBusy={isBusy}
        onSave={(contents) => write(contents, base.revision)}
        onRemove={() => setIsRemoving(true)}
        notice={notice}
      />
      <Dialog
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={t('removeTitle', { name: base.name })}
        closeLabel={t('desk/frame:close')}
        footer={
          <DialogFooter>
            <Button
              variant="danger"
              onClick={async () => {
                const { error } = await remove({ params: { id } });
                setIsRemoving(false);
                if (error) setFailure(messageOf(error, t('desk/frame:failed')));
                else navigate('..', { state: AFTER_SAVE });
              }}
            >
              {t('removePlaylist')}
            </Button>
          </DialogFooter>
        }
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </>
  );
}
