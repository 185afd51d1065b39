import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge } from '@/platform/platform';
import { Keys } from './Keys';
import { useTextField } from './useTextField';

/** Kiosk mode brings no keyboard of the system (field note: electron #34251): ours comes with a touch on a text field. */
export function OnScreenKeyboard({ bridge }: { bridge: KioskBridge }) {
  // Has the names of the keys at hand before there is a field.
  useTranslation('kiosk');
  const { field, close } = useTextField();
  return field && <Keys keyboard={bridge.keyboard} field={field} onDone={close} />;
}
