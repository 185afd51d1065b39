import { emptyRoom, parseRoom, serialiseRoom } from '@contract/fit';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './Fit.module.css';
import { FitFields, roomOf } from './FitFields';
import { roomMeasured } from './fitSlice';

interface Props {
  /** Initial measurements, serialised as in the URL. */
  room: string;
  /** '' without measurements. */
  onMeasured: (room: string) => void;
}

/** Form for space and doorway; the measurements are stored on this device. */
export function FitForm({ room, onMeasured }: Props) {
  const { t } = useTranslation('fit');
  const dispatch = useDispatch();
  const save = (text: string) => {
    dispatch(roomMeasured(text));
    onMeasured(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(serialiseRoom(roomOf(new FormData(event.currentTarget))));
  };
  return (
    <form key={room} className={styles.form} onSubmit={submit}>
      <FitFields room={parseRoom(room) ?? emptyRoom} />
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          {t('check')}
        </Button>
        {room !== '' && (
          <Button size="sm" variant="quiet" onClick={() => save('')}>
            {t('forget')}
          </Button>
        )}
      </div>
    </form>
  );
}
