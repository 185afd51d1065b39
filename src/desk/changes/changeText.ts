import type { Change } from '@contract/desk/audit';
import { useTranslation } from 'react-i18next';
import { settingsText } from '@/desk/devices/commands/settingTexts';
import { useDateText } from '@/desk/ui/dates';

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Ids and whole objects that mean nothing to a person. */
const HIDDEN = new Set(['ids', 'sha256', 'url', 'size']);

/** Subjects that the server writes as a noun and a number: order M-100001. */
const NUMBERED = /^(?<noun>order|request|email|call) (?<number>\S+)$/;
type Noun = 'order' | 'request' | 'email' | 'call';
/** 3 devices */
const COUNTED = /^(?<count>\d+) (?<things>devices|clips)$/;
type Things = 'devices' | 'clips';
/** identify: Kitchen screen, Window */
const COMMAND = /^([a-z_]+): (.+)$/s;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns functions that describe a change as a sentence, and its values as lines. */
export function useChangeText() {
  const { t, i18n } = useTranslation('desk/changes');
  const { t: commandText } = useTranslation('desk/commands');
  const dateText = useDateText();
  const fieldText = (name: string) => t(`fields.${name}`, { defaultValue: name.replaceAll('_', ' ') });

  function valueText(value: unknown, field = ''): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string' && TIME.test(value)) return dateText(value);
    if (Array.isArray(value) && value.length > 0) return value.map((one) => valueText(one)).join(', ');
    if (field === 'settings' && isObject(value)) return settingsText(value, commandText, i18n.language);
    if (isObject(value)) {
      if ('from' in value && 'until' in value) return `${String(value.from)}–${String(value.until)}`;
      if ('kind' in value && 'value' in value) return [value.kind, value.value].filter(Boolean).join(' ');
      return Object.entries(value)
        .map(([name, part]) => `${fieldText(name)} ${valueText(part)}`)
        .join(', ');
    }
    return value === null || value === undefined || value === '' || Array.isArray(value)
      ? t('empty')
      : t(`values.${String(value)}`, { defaultValue: String(value) });
  }
  function subjectText(subject: string): string {
    const numbered = NUMBERED.exec(subject)?.groups as { noun: Noun; number: string } | undefined;
    if (numbered) return t(`subjects.${numbered.noun}`, { number: numbered.number });
    const counted = COUNTED.exec(subject)?.groups as { count: string; things: Things } | undefined;
    if (counted) return t(`subjects.${counted.things}`, { count: Number(counted.count) });
    const [, command, screens] = COMMAND.exec(subject) ?? [];
    if (!screens) return subject;
    // The sentence already says that settings were changed.
    if (command === 'settings') return screens;
    const name = commandText(`names.${command}`, { defaultValue: '' });
    return name ? `${name}: ${screens}` : subject;
  }
  return {
    sentence: ({ name, actor, action, subject }: Change) => {
      const who = name || (actor.includes('@') ? actor : t('program'));
      const values = { who, what: subjectText(subject), action };
      return t(`sentences.${action}`, { ...values, defaultValue: t('other', values) });
    },
    lines: ({ details, before }: Change) =>
      Object.entries(details)
        .filter(([name]) => !HIDDEN.has(name))
        .map(([name, value]) => {
          const values = { field: fieldText(name), after: valueText(value, name) };
          return name in before
            ? t('replaced', { ...values, before: valueText(before[name]) })
            : t('set', values);
        }),
  };
}
