import { createI18n, type I18n, type LoadTexts, type Translations } from '@/lib/i18n';

/**
 * Creates the texts of one browser page or one render on the server, with the namespace of the frame.
 * locale: BCP 47; load: loads the namespaces that `preloaded` does not contain.
 */
export async function makeI18n(locale: string, load: LoadTexts, preloaded?: Translations): Promise<I18n> {
  const i18n = createI18n(locale, load, preloaded);
  await i18n.loadNamespaces(['site']);
  return i18n;
}
