import type { Target, TargetChoices, TargetKind } from '@contract/desk/targets';
import { isTarget } from '@contract/desk/targets';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/ui/CheckboxField';
import styles from './TargetPicker.module.css';

interface Props {
  choices: TargetChoices;
  value: readonly Target[];
  onChange: (targets: Target[]) => void;
}

interface Entry {
  id: string;
  name: string;
}

const SCROLLS_AFTER = 6;

/** Number of screens that match the targets. */
export const screensOfTargets = (choices: TargetChoices, targets: readonly Target[]): string[] =>
  choices.devices.filter((device) => isTarget(targets, device)).map(({ name }) => name);

/** Chooses screens: all, or by location, group, tag and name. */
export function TargetPicker({ choices, value, onChange }: Props) {
  const { t } = useTranslation('desk/screens');
  const has = (kind: TargetKind, name: string) =>
    value.some((target) => target.kind === kind && target.value === name);
  const toggle = (kind: TargetKind, name: string) =>
    onChange(
      has(kind, name)
        ? value.filter((target) => target.kind !== kind || target.value !== name)
        : [...value, { kind, value: name }],
    );
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
  /** Also the chosen targets that no screen matches at present: they would apply again to a screen that matches later. */
  const withChosen = (kind: TargetKind, entries: readonly Entry[]) => [
    ...entries,
    ...named(value.filter((target) => target.kind === kind).map((target) => target.value)).filter(({ id }) =>
      entries.every((entry) => entry.id !== id),
    ),
  ];
  const groups: { kind: Exclude<TargetKind, 'all'>; entries: readonly Entry[] }[] = [
    { kind: 'location', entries: withChosen('location', choices.locations) },
    { kind: 'group', entries: withChosen('group', named(choices.groups)) },
    { kind: 'tag', entries: withChosen('tag', named(choices.tags)) },
    { kind: 'device', entries: withChosen('device', choices.devices) },
  ];
  const isAll = has('all', '');
  const reached = screensOfTargets(choices, value);
  return (
    <div className={styles.picker}>
      <CheckboxField label={t('all')} checked={isAll} onChange={() => toggle('all', '')} />
      {!isAll &&
        groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ kind, entries }) => (
            <fieldset key={kind} className={styles.group}>
              <legend>{t(`kinds.${kind}`)}</legend>
              {entries.length > SCROLLS_AFTER && <p>{t('moreBelow', { count: entries.length })}</p>}
              <div className={styles.entries} data-scrolls={entries.length > SCROLLS_AFTER || undefined}>
                {entries.map(({ id, name }) => (
                  <CheckboxField
                    key={id}
                    label={name}
                    checked={has(kind, id)}
                    onChange={() => toggle(kind, id)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      <p role="status">{t('reached', { count: reached.length })}</p>
    </div>
  );
}

/** Returns a function that describes targets in words: All screens; Pearl District, Windows. */
export function useTargetText(): (choices: TargetChoices, targets: readonly Target[]) => string {
  const { t } = useTranslation('desk/screens');
  return (choices, targets) =>
    targets
      .map(({ kind, value }) => {
        if (kind === 'all') return t('all');
        const list = kind === 'location' ? choices.locations : kind === 'device' ? choices.devices : [];
        return list.find(({ id }) => id === value)?.name ?? value;
      })
      .join(', ') || t('none');
}
