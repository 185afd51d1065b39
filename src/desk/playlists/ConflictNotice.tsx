import type { Clip } from '@contract/desk/media';
import type { Playlist, PlaylistContents } from '@contract/desk/playlists';
import type { TargetChoices } from '@contract/desk/targets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clipTitle } from '@/desk/media/clipTexts';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { useDateText } from '@/desk/ui/dates';
import { Facts, Lines } from '@/desk/ui/Facts';
import { ButtonRow } from '@/desk/ui/Filters';
import { useTargetText } from '@/desk/ui/TargetPicker';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { changedFields } from './mergeEdits';

interface Props {
  /** The version on which the edits are based. */
  base: PlaylistContents;
  /** The version that someone else has saved. */
  theirs: Playlist;
  clips: readonly Clip[];
  choices: TargetChoices;
  /** Continues with the other version plus the person's own edits. */
  onMerge: () => void;
  /** Continues with the other version only. */
  onDiscard: () => void;
}

/**
 * Tells who has saved the playlist since it was opened, and shows that version. The person's edits are preserved until they are discarded
 * explicitly.
 */
export function ConflictNotice({ base, theirs, clips, choices, onMerge, onDiscard }: Props) {
  const { t, i18n } = useTranslation(['desk/playlists', 'desk/frame', 'desk/screens']);
  const dateText = useDateText();
  const targetText = useTargetText();
  const [isOpen, setIsOpen] = useState(false);
  const titles = theirs.items.map(({ clip_id }) => {
    const clip = clips.find(({ id }) => id === clip_id);
    return clip ? clipTitle(clip, i18n.language) : clip_id;
  });
  const changed = changedFields(base, theirs).map((field) => t(`fields.${field}`));
  return (
    <Notice
      tone="warn"
      title={t(theirs.updated_by ? 'conflictBy' : 'conflictTitle', {
        name: theirs.updated_by,
        time: dateText(theirs.updated_at),
      })}
    >
      <p>
        {t('conflictText')} {changed.length > 0 && t('conflictFields', { fields: changed.join(', ') })}
      </p>
      <ButtonRow>
        <Button size="sm" onClick={onMerge}>
          {t('mergeEdits')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          {t('seeTheirs')}
        </Button>
      </ButtonRow>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('theirsTitle', { name: theirs.name })}
        closeLabel={t('desk/frame:close')}
        footer={
          <DialogFooter>
            <Button variant="danger" onClick={onDiscard}>
              {t('takeTheirs')}
            </Button>
            <Button onClick={onMerge}>{t('mergeEdits')}</Button>
          </DialogFooter>
        }
      >
        <Facts
          rows={[
            [t('name'), theirs.name],
            [t('priority'), String(theirs.priority)],
            [t('ticker.en'), theirs.ticker.en],
            [t('ticker.fr'), theirs.ticker.fr],
            [t('desk/screens:for'), targetText(choices, theirs.targets)],
            [t('valid_from'), theirs.valid_from && dateText(theirs.valid_from)],
            [t('valid_until'), theirs.valid_until && dateText(theirs.valid_until)],
            [t('items'), <Lines key="items" lines={titles} />],
          ]}
        />
      </Dialog>
    </Notice>
  );
}
