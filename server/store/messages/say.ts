import enPayments from '../../../locales/en/paymentMessages.json';
import enStore from '../../../locales/en/storeMessages.json';
import frPayments from '../../../locales/fr/paymentMessages.json';
import frStore from '../../../locales/fr/storeMessages.json';

const en = { ...enStore, ...enPayments };
const fr = { ...frStore, ...frPayments };

/** A sentence the server says to a shopper. */
export type Message = keyof typeof en;

/** Every sentence by language. */
export const SENTENCES: Record<string, Record<Message, string>> = { en, fr };

/** A sentence in the shopper's language (en, fr; English when it is another), with {{names}} filled in. */
export function say(
  language: string,
  message: Message,
  values: Record<string, string | number> = {},
): string {
  const sentence = (SENTENCES[language] ?? en)[message];
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
