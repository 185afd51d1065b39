import { fits } from '@contract/desk/clipLook';
import type { Clip } from '@contract/desk/media';
import type { PlaylistContents, PlaylistItem } from '@contract/desk/playlists';
import { ALWAYS } from '@contract/desk/schedule';
import type { TargetChoices } from '@contract/desk/targets';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '@/desk/session';
import { EditorFooter } from '@/desk/ui/EditorFooter';
import { LeaveGuard } from '@/desk/ui/LeaveGuard';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { TargetPicker } from '@/desk/ui/TargetPicker';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { ClipPicker } from './ClipPicker';
import { ItemList, type ListedItem } from './ItemList';
import { ItemSettings } from './ItemSettings';
import styles from './PlaylistEditor.module.css';
import { Preview } from './Preview';
import { ScheduleFields } from './ScheduleFields';
import { scheduleProblem } from './scheduleProblem';

interface Props {
  initial: PlaylistContents;
  /** Unsaved contents to continue with; defaults to the initial ones. */
  draft?: PlaylistContents | undefined;
  clips: readonly Clip[];
  choices: TargetChoices;
  isBusy: boolean;
  onSave: (contents: PlaylistContents) => unknown;
  /** Absent for a playlist that is not stored yet. */
  onRemove?: () => void;
  /** Result of the latest save. */
  notice: ReactNode;
}

const toItem = ({ key: _, ...item }: ListedItem): PlaylistItem => item;

/** The editor of a playlist: contents, targets and schedule, with a preview. */
export function PlaylistEditor({
  initial,
  draft = initial,
  clips,
  choices,
  isBusy,
  onSave,
  onRemove,
  notice,
}: Props) {
  const { t } = useTranslation(['desk/playlists', 'desk/frame', 'desk/screens']);
  const mayEdit = useMay('editor');
  const [contents, setContents] = useState(draft);
  const nextKey = useRef(draft.items.length);
  const [items, setItems] = useState<ListedItem[]>(() =>
    draft.items.map((item, at) => ({ ...item, key: String(at) })),
  );
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof scheduleProblem>>(null);
  const [initialItems] = useState(items);
  const isDirty = contents !== initial || items !== initialItems;
  const change = (changes: Partial<PlaylistContents>) => setContents({ ...contents, ...changes });
  const edited = items.find(({ key }) => key === editedKey);
  const add = (clip: Clip) => {
    nextKey.current += 1;
    const item = { ...ALWAYS, clip_id: clip.id, seconds: null, has_qr: false };
    setItems((previous) => [...previous, { ...item, key: String(nextKey.current) }]);
  };
  const save = () => {
    const { name, priority, ticker, fit, targets, valid_from, valid_until, weekdays, day_parts } = contents;
    const found = [contents, ...items].map(scheduleProblem).find((one) => one !== null) ?? null;
    setIsNameMissing(name.trim() === '');
    setProblem(found);
    if (name.trim() === '' || found) return;
    const times = { valid_from, valid_until, weekdays, day_parts };
    void onSave({ name, priority, ticker, fit, targets, ...times, items: items.map(toItem) });
  };
  return (
    <>
      <PageHead title={onRemove ? initial.name : t('create')} text={t('editorText')}>
        <ButtonLink variant="quiet" to="..">
          {t('back')}
        </ButtonLink>
      </PageHead>
      <LeaveGuard isDirty={isDirty} />
      {/* The stored playlist replaces what is typed, so input is blocked while saving. */}
      <div className={styles.columns} inert={isBusy}>
        <div className={styles.column}>
          <Panel>
            <h2>{t('items')}</h2>
            <ItemList
              items={items}
              clips={clips}
              mayEdit={mayEdit}
              onChange={setItems}
              onEdit={setEditedKey}
            />
            {mayEdit && <ClipPicker clips={clips} onPick={add} />}
          </Panel>
        </div>
        <div className={styles.column}>
          <Panel>
            <h2>{t('preview')}</h2>
            <Preview items={items} clips={clips} ticker={contents.ticker} fit={contents.fit} />
          </Panel>
          <Panel>
            <fieldset className={styles.fields} disabled={!mayEdit}>
              <legend className={styles.legend}>{t('settings')}</legend>
              <TextField
                label={t('name')}
                value={contents.name}
                maxLength={100}
                error={isNameMissing ? t('nameMissing') : undefined}
                onChange={({ target }) => change({ name: target.value })}
              />
              <TextField
                label={t('priority')}
                hint={t('priorityHint')}
                type="number"
                min={0}
                max={100}
                value={contents.priority}
                onChange={({ target }) =>
                  change({ priority: Math.min(100, Math.max(0, Math.round(Number(target.value)))) })
                }
              />
              <SelectField
                label={t('fit')}
                hint={t('fitHint')}
                value={contents.fit ?? ''}
                onChange={({ target }) => change({ fit: fits.find((one) => one === target.value) ?? null })}
                choices={[
                  { value: '', label: t('fitByClip') },
                  ...fits.map((value) => ({ value, label: t(`fits.${value}`) })),
                ]}
              />
              {(['en', 'fr'] as const).map((language) => (
                <TextField
                  key={language}
                  label={t(`ticker.${language}`)}
                  maxLength={300}
                  value={contents.ticker[language]}
                  onChange={({ target }) =>
                    change({ ticker: { ...contents.ticker, [language]: target.value } })
                  }
                />
              ))}
            </fieldset>
          </Panel>
          <Panel>
            <fieldset className={styles.fields} disabled={!mayEdit}>
              <legend className={styles.legend}>{t('desk/screens:for')}</legend>
              <TargetPicker
                choices={choices}
                value={contents.targets}
                onChange={(targets) => change({ targets })}
              />
            </fieldset>
          </Panel>
          <Panel>
            <fieldset className={styles.fields} disabled={!mayEdit}>
              <legend className={styles.legend}>{t('times')}</legend>
              <ScheduleFields value={contents} onChange={change} />
            </fieldset>
          </Panel>
        </div>
      </div>
      {mayEdit ? (
        <EditorFooter
          notice={
            <>
              {notice}
              {problem && <Notice tone="bad">{t(`desk/frame:${problem}`)}</Notice>}
              {isNameMissing && <Notice tone="bad">{t('nameMissing')}</Notice>}
            </>
          }
        >
          {onRemove && (
            <Button variant="danger" icon="trash" onClick={onRemove}>
              {t('removePlaylist')}
            </Button>
          )}
          <Button icon="check" isBusy={isBusy} onClick={save}>
            {t('desk/frame:save')}
          </Button>
        </EditorFooter>
      ) : (
        notice
      )}
      {edited && (
        <ItemSettings
          item={edited}
          clip={clips.find(({ id }) => id === edited.clip_id)}
          onClose={() => setEditedKey(null)}
          onChange={(item) =>
            setItems(items.map((other) => (other.key === edited.key ? { ...item, key: other.key } : other)))
          }
        />
      )}
    </>
  );
}
