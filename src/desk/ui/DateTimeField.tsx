import { type ClipboardEvent, type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/TextField';
import { INCOMPLETE, isComplete, parsePasted, type TimeInputType } from './timeInput';

interface Props
  extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  type: TimeInputType;
  /** A local value: 2026-11-23, 18:30 or 2026-11-23T18:30; '' for none, INCOMPLETE while parts are missing. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field for a date or time. Uncontrolled, because a value written back by React would reset the parts that are not typed yet. An
 * incomplete date is reported as INCOMPLETE, never as an empty one, which would mean "for ever".
 */
export function DateTimeField({ type, value, onChange, error, ...field }: Props) {
  const { t, i18n } = useTranslation('desk/frame');
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(value);

  const tell = (next: string) => {
    latest.current = next;
    onChange(next);
  };
  const read = ({ value: typed, validity }: HTMLInputElement) =>
    tell(validity.badInput || !isComplete(type, typed) ? INCOMPLETE : typed);

  // Only a value from elsewhere is written into the field.
  useEffect(() => {
    if (!input.current || value === latest.current) return;
    latest.current = value;
    input.current.value = value === INCOMPLETE ? '' : value;
  }, [value]);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = parsePasted(type, event.clipboardData.getData('text'), i18n.language);
    if (pasted === null) return;
    event.preventDefault();
    event.currentTarget.value = pasted;
    tell(pasted);
  };
  return (
    <TextField
      {...field}
      ref={input}
      type={type}
      defaultValue={value === INCOMPLETE ? '' : value}
      error={value === INCOMPLETE ? t('incompleteDate') : error}
      onChange={({ currentTarget }) => read(currentTarget)}
      // Clearing a part fires no change event while the value remains empty.
      onKeyUp={({ currentTarget }) => read(currentTarget)}
      onPaste={paste}
    />
  );
}
