import type { SentCommand } from '@contract/desk/commands';
import { identifyCode } from '@contract/kioskCommands';
import { ownValue } from '@contract/ownValue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateText } from '@/desk/ui/dates';
import { Status } from '@/desk/ui/Status';
import { Button } from '@/ui/Button';
import { CommandFile } from './CommandFile';
import styles from './Commands.module.css';
import { settingsText } from './settingTexts';

const tones = { waiting: 'neutral', done: 'good', failed: 'bad', expired: 'warn' } as const;

/** Results that the shell reports in English (electron/commands). Any other result is shown unchanged. */
const knownResults: Record<string, 'visitOpen' | 'nothingShown' | 'unknownCommand'> = {
  'a visit is open': 'visitOpen',
  'the screen shows nothing': 'nothingShown',
  'the screen did not draw in time': 'nothingShown',
  'this version does not know the command': 'unknownCommand',
};

/** The latest commands of a device with their state and result. */
export function CommandList({ commands }: { commands: readonly SentCommand[] }) {
  const { t, i18n } = useTranslation('desk/commands');
  const dateText = useDateText();
  const [openFile, setOpenFile] = useState<SentCommand | null>(null);
  const nameText = (name: string) => t(`names.${name}`, { defaultValue: name });

  function detailText({ id, name, status, result, settings }: SentCommand): string {
    if (name === 'settings') return settingsText(settings, t, i18n.language);
    if (name === 'identify' && status !== 'failed') return t('code', { code: identifyCode(id) });
    const key = ownValue(knownResults, result);
    return key ? t(`results.${key}`) : result;
  }

  if (commands.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <ul className={styles.list} aria-label={t('recent')} tabIndex={0}>
        {commands.map((command) => (
          <li key={command.id}>
            <span className={styles.what}>
              <strong>{nameText(command.name)}</strong>
              {detailText(command) && <span>{detailText(command)}</span>}
              <small>{t('by', { date: dateText(command.issued_at), person: command.actor })}</small>
            </span>
            <span className={styles.result}>
              {command.file_type && (
                <Button variant="secondary" size="sm" onClick={() => setOpenFile(command)}>
                  {t(command.file_type === 'image/jpeg' ? 'showPicture' : 'showLog')}
                </Button>
              )}
              <Status tone={tones[command.status]}>{t(`states.${command.status}`)}</Status>
            </span>
          </li>
        ))}
      </ul>
      {openFile && (
        <CommandFile
          id={openFile.id}
          title={`${nameText(openFile.name)}, ${dateText(openFile.issued_at)}`}
          onClose={() => setOpenFile(null)}
        />
      )}
    </>
  );
}
