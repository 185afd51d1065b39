import type { Clip } from '@contract/desk/media';
import { useTranslation } from 'react-i18next';

const SIZES = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The title of a clip in the desk's language; the French title may be empty. */
export const clipTitle = ({ title }: Pick<Clip, 'title'>, language: string): string =>
  (language === 'fr' ? title.fr : title.en) || title.en;

/** Functions that describe clips in the desk's language. */
export function useClipTexts() {
  const { t, i18n } = useTranslation('desk/media');
  const { language } = i18n;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });

  /** 12.4 MB */
  function sizeText(bytes: number): string {
    const power = Math.min(SIZES.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: SIZES[power - 1] ?? 'gigabyte',
      maximumFractionDigits: power > 1 ? 1 : 0,
    }).format(bytes / 1000 ** power);
  }
  return {
    titleOf: (clip: Clip) => clipTitle(clip, language),
    kindText: ({ kind, price, seconds }: Clip) =>
      `${t(`kinds.${kind}`)} · ${price || t('seconds', { count: Math.round(seconds) })}`,
    /** 1920 × 1080 · 12.4 MB; '' for a product card, and while there is no file. */
    fileText: ({ kind, width, height, size }: Clip) =>
      kind === 'product'
        ? ''
        : [width && height && t('fileText', { width, height }), size > 0 && sizeText(size)]
            .filter(Boolean)
            .join(' · '),
    /** Any problem or pending conversion of a clip; '' for a clip that plays. */
    stateText: ({ state, replacement, progress }: Clip) =>
      state === 'failed'
        ? t('states.failed')
        : replacement === 'failed'
          ? t('replacements.failed')
          : progress !== null
            ? t('convertedShare', { share: percent.format(progress) })
            : state === 'converting'
              ? t('states.converting')
              : replacement === 'converting'
                ? t('replacements.converting')
                : '',
  };
}
