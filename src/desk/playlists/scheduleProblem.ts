import { endsAfterBeginning, type Schedule } from '@contract/desk/schedule';
import { INCOMPLETE } from '@/desk/ui/timeInput';

/** Why a schedule can't be saved, as a key of the texts; null if it can. */
export function scheduleProblem(schedule: Schedule): 'incompleteDate' | 'untilBeforeFrom' | null {
  const { valid_from, valid_until, day_parts } = schedule;
  const times = [valid_from, valid_until, ...day_parts.flatMap(({ from, until }) => [from, until])];
  if (times.includes(INCOMPLETE)) return 'incompleteDate';
  return endsAfterBeginning(schedule) ? null : 'untilBeforeFrom';
}
