import { useState } from 'react';
import { DateTimeField } from './DateTimeField';
import { INCOMPLETE } from './timeInput';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/** Filters a list by a day. The list stays unchanged until a complete day is typed. */
export function DayFilter({ label, value, onChange }: Props) {
  const [isIncomplete, setIncomplete] = useState(false);
  const read = (day: string) => {
    setIncomplete(day === INCOMPLETE);
    if (day !== INCOMPLETE && day !== value) onChange(day);
  };
  return (
    <DateTimeField type="date" label={label} value={isIncomplete ? INCOMPLETE : value} onChange={read} />
  );
}
