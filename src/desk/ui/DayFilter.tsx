import { useState } from 'react';
import { DateTimeField } from './DateTimeField';
import { INCOMPLETE } from './timeInput';

interface Props {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that narrows a list. While it is typed, the list stays as it is. */
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
