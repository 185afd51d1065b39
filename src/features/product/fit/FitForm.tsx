import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { emptyRoom, readRoom, writeRoom } from '@/api/contract/fit';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './Fit.module.css';
import { FitFields, roomOf } from './FitFields';
import { roomMeasured } from './fitSlice';

interface Props {
  /** What the fields start with, as it stands in an address. */
  room: string;
  /** '' when nothing was typed. */
  onMeasured: (room: string) => void;
}

/** Asks for the place and the doorway, and keeps them on this device. */
export function FitForm({ room, onMeasured }: Props) {
  const { t } = useTranslation('fit');
  const dispatch = useDispatch();
  const take = (text: string) => {
    dispatch(roomMeasured(text));
    onMeasured(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    take(writeRoom(roomOf(new FormData(event.currentTarget))));
  };
  return (
    <form key={room} className={styles.form} onSubmit={submit}>
      <FitFields room={readRoom(room) ?? emptyRoom} />
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          {t('check')}
        </Button>
        {room !== '' && (
          <Button size="sm" variant="quiet" onClick={() => take('')}>
            {t('forget')}
          </Button>
        )}
      </div>
    </form>
  );
}
