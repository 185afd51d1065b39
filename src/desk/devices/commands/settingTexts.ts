import type { RemoteSettings } from '@contract/kioskSettings';
import type { TFunction } from 'i18next';

const BYTES: readonly string[] = [
  'mediaBudget',
  'diskReserve',
  'memoryCeiling',
] satisfies (keyof RemoteSettings)[];
const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1000;

function valueText(name: string, value: unknown, t: TFunction<'desk/commands'>, language: string): string {
  const number = (amount: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(amount);
  if (value === null) return t(`noLimit.${name}`, { defaultValue: '' });
  if (typeof value === 'boolean') return t(value ? 'on' : 'off');
  if (Array.isArray(value)) return t('hours', { from: value[0], until: value[1] });
  if (name === 'rotation') return number(Number(value), 'degree');
  if (name === 'downloadRate')
    return t('perSecond', { amount: number(Number(value) / KILOBYTE, 'kilobyte') });
  return BYTES.includes(name) ? number(Number(value) / MEGABYTE, 'megabyte') : String(value);
}

/** Settings in words: Captions: off; Download rate: 500 kB per second. */
export const settingsText = (
  settings: Record<string, unknown>,
  t: TFunction<'desk/commands'>,
  language: string,
): string =>
  Object.entries(settings)
    .map(([name, value]) =>
      t('setting', {
        name: t(`settingNames.${name}`, { defaultValue: name }),
        value: valueText(name, value, t, language),
      }),
    )
    .join('; ');
