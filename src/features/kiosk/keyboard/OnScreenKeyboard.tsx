import { useTranslation } from 'react-i18next';
import type { KioskBridge } from '@/platform/platform';
import { KeyboardPanel } from './KeyboardPanel';
import { useFocusedTextField } from './useFocusedTextField';

/** On-screen keyboard for touched text fields, because kiosk mode shows no system keyboard (field note: electron #34251). */
export function OnScreenKeyboard({ bridge }: { bridge: KioskBridge }) {
  // Loads the translations before a field needs the keyboard.
  useTranslation('kiosk');
  const { field, close } = useFocusedTextField();
  return field && <KeyboardPanel keyboard={bridge.keyboard} field={field} onHide={close} />;
}
