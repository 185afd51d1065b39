import type { Clip } from '@contract/desk/media';
import type { PlaylistItem } from '@contract/desk/playlists';
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { clipTitle } from '@/desk/media/clipTexts';
import { ClipPicture } from '@/desk/ui/ClipPicture';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import styles from './ItemList.module.css';

/** An item with a key, because a clip may occur more than once. */
export interface ListedItem extends PlaylistItem {
  key: string;
}

interface Props {
  items: readonly ListedItem[];
  clips: readonly Clip[];
  mayEdit: boolean;
  onChange: (items: ListedItem[]) => void;
  onEdit: (key: string) => void;
}

/** Moves the items with the given keys before or after another item. */
function reorder(
  items: readonly ListedItem[],
  keys: ReadonlySet<unknown>,
  target: unknown,
  position: string,
): ListedItem[] {
  const moved = items.filter(({ key }) => keys.has(key));
  const others = items.filter(({ key }) => !keys.has(key));
  const at = others.findIndex(({ key }) => key === target) + (position === 'after' ? 1 : 0);
  return [...others.slice(0, at), ...moved, ...others.slice(at)];
}

/** The items of a playlist in order. They can be moved by dragging, by keyboard (Enter on the handle, then arrows) and by buttons. */
export function ItemList({ items, clips, mayEdit, onChange, onEdit }: Props) {
  const { t, i18n } = useTranslation('desk/playlists');
  const titleOf = (clip: Clip | undefined) => (clip && clipTitle(clip, i18n.language)) || t('missingClip');
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => onChange(reorder(items, keys, target.key, target.dropPosition)),
  });
  const moveBy = (at: number, step: number) => {
    const moved = items[at];
    if (!moved) return;
    const others = items.filter(({ key }) => key !== moved.key);
    onChange([...others.slice(0, at + step), moved, ...others.slice(at + step)]);
  };
  return (
    <GridList
      aria-label={t('items')}
      className={styles.list}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <EmptyState title={t('noItems')} />}
      dependencies={[items, clips, mayEdit]}
      items={items.map((item, at) => ({ ...item, id: item.key, at }))}
    >
      {(item) => {
        const clip = clips.find(({ id }) => id === item.clip_id);
        const title = titleOf(clip);
        const seconds = clip?.kind === 'video' ? clip.seconds : (item.seconds ?? clip?.seconds ?? 0);
        return (
          <GridListItem className={styles.item} textValue={title}>
            {mayEdit && (
              <AriaButton slot="drag" className={styles.handle} aria-label={t('move', { title })}>
                <Icon name="menu" size={1.25} />
              </AriaButton>
            )}
            <span className={styles.picture}>{clip && <ClipPicture clip={clip} />}</span>
            <span className={styles.text}>
              <strong>{title}</strong>
              <span>
                {t('seconds', { count: Math.round(seconds) })}
                {item.has_qr && ` · ${t('qr')}`}
                {(item.valid_from || item.valid_until || item.weekdays.length + item.day_parts.length > 0) &&
                  ` · ${t('timed')}`}
              </span>
            </span>
            {mayEdit && (
              <span className={styles.actions}>
                <IconButton
                  icon="chevronUp"
                  label={t('up', { title })}
                  disabled={item.at === 0}
                  onClick={() => moveBy(item.at, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={t('down', { title })}
                  disabled={item.at === items.length - 1}
                  onClick={() => moveBy(item.at, 1)}
                />
                <IconButton icon="edit" label={t('editItem', { title })} onClick={() => onEdit(item.key)} />
                <IconButton
                  icon="trash"
                  label={t('takeOut', { title })}
                  onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
                />
              </span>
            )}
          </GridListItem>
        );
      }}
    </GridList>
  );
}
