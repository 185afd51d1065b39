import { useTranslation } from 'react-i18next';
import type { Action, KeyboardLanguage } from './layouts';

interface Props {
  /** The text that the key types. */
  character: string;
  action: Action | null;
  language: KeyboardLanguage;
  isSymbols: boolean;
}

const ICON_PATHS: Partial<Record<Action, string>> = {
  shift: 'M12 4l8 9h-4v6H8v-6H4z',
  erase: 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7z M12 9.5l5 5 M17 9.5l-5 5',
  enter: 'M20 6v6H5 M9 8l-4 4 4 4',
};

/** The visible label of a key. */
export function KeyLabel({ character, action, language, isSymbols }: Props) {
  const { t } = useTranslation('kiosk');
  if (!action) return character;
  const path = ICON_PATHS[action];
  if (path)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  switch (action) {
    case 'symbols':
      return isSymbols ? 'ABC' : '#+=';
    case 'language':
      return language === 'en' ? 'FR' : 'EN';
    case 'space':
      return t('labelSpace');
    case 'next':
      return t('labelNext');
    default:
      return t('labelDone');
  }
}
