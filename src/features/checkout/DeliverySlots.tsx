import type { DeliveryDay, DeliverySlot } from '@contract/delivery';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { formatDay, formatTime } from '@/lib/dates';
import { RadioGroup } from '@/ui/RadioGroup';

/** A day and hours of the calendar. */
export type SlotChoice = Pick<DeliverySlot, 'date' | 'slot'>;

/** The first free slot in the calendar; null if there is none. */
export function firstFreeSlot(days: readonly DeliveryDay[]): SlotChoice | null {
  for (const { date, slots } of days) {
    const free = slots.find(({ is_free }) => is_free);
    if (free) return { date, slot: free.id };
  }
  return null;
}

/** Whether a choice is still available in the calendar. */
export const hasSlot = (days: readonly DeliveryDay[], choice: SlotChoice | null): boolean =>
  days.some(
    ({ date, slots }) =>
      date === choice?.date && slots.some(({ id, is_free }) => is_free && id === choice.slot),
  );

interface Props {
  days: readonly DeliveryDay[];
  choice: SlotChoice;
  onChange: (choice: SlotChoice) => void;
}

/** Chooses the day and the hours of a delivery. */
export function DeliverySlots({ days, choice, onChange }: Props) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const slots = days.find(({ date }) => date === choice.date)?.slots ?? [];
  const time = (text: string) => formatTime(text, locale);
  const chooseDay = (date: string) => {
    const day = days.find((one) => one.date === date);
    if (!day) return;
    // The same hours as before, if the new day has them.
    const same = { date, slot: choice.slot };
    onChange(hasSlot([day], same) ? same : (firstFreeSlot([day]) ?? same));
  };
  return (
    <>
      <RadioGroup
        legend={t('deliverySlot.legend')}
        name="delivery_date"
        variant="tiles"
        value={choice.date}
        onChange={chooseDay}
        choices={days.map(({ date }) => ({ value: date, label: formatDay(date, locale) }))}
      />
      <RadioGroup
        legend={t('deliverySlot.hours')}
        name="delivery_slot"
        variant="tiles"
        value={choice.slot}
        onChange={(slot) => onChange({ date: choice.date, slot })}
        choices={slots.map(({ id, from, to, is_free }) => ({
          value: id,
          label: `${time(from)} – ${time(to)}`,
          detail: is_free ? undefined : t('deliverySlot.full'),
          isDisabled: !is_free,
        }))}
      />
    </>
  );
}
