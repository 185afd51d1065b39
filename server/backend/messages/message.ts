import { ownValue } from '../../../contract/ownValue.ts';
import enAssistant from '../../../locales/en/assistantMessages.json';
import enDesk from '../../../locales/en/deskMessages.json';
import enEmails from '../../../locales/en/emailMessages.json';
import enFiles from '../../../locales/en/fileMessages.json';
import enPayments from '../../../locales/en/paymentMessages.json';
import enStore from '../../../locales/en/storeMessages.json';
import frAssistant from '../../../locales/fr/assistantMessages.json';
import frDesk from '../../../locales/fr/deskMessages.json';
import frEmails from '../../../locales/fr/emailMessages.json';
import frFiles from '../../../locales/fr/fileMessages.json';
import frPayments from '../../../locales/fr/paymentMessages.json';
import frStore from '../../../locales/fr/storeMessages.json';

const en = { ...enStore, ...enPayments, ...enEmails, ...enFiles, ...enAssistant, ...enDesk };
const fr = { ...frStore, ...frPayments, ...frEmails, ...frFiles, ...frAssistant, ...frDesk };

/** The key of a message in locales/{language}/storeMessages.json, paymentMessages.json, emailMessages.json,
 * fileMessages.json, assistantMessages.json and deskMessages.json. */
export type MessageKey = keyof typeof en;

export const MESSAGES: Record<string, Record<MessageKey, string>> = { en, fr };

/** Returns a message in a language (en, fr; English for any other), with {{placeholders}} filled in. */
export function message(
  language: string,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  const sentence = (ownValue(MESSAGES, language) ?? en)[key];
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
