import { type SimpleCommand, sendCommand, simpleCommands } from '@contract/desk/commands';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { IconName } from '@/ui/iconPaths';
import { Notice } from '@/ui/Notice';
import styles from './Commands.module.css';

interface Props {
  ids: readonly string[];
  onSent?: () => void;
}

const icons: Record<SimpleCommand, IconName> = {
  identify: 'search',
  screenshot: 'image',
  log: 'list',
  reload: 'restart',
  clear_clips: 'trash',
  restart: 'restart',
};

/** Commands that interrupt the screen, or make it download all clips again. */
const interrupting = ['reload', 'clear_clips', 'restart'] as const satisfies SimpleCommand[];
type Interrupting = (typeof interrupting)[number];

const isInterrupting = (name: SimpleCommand): name is Interrupting =>
  interrupting.some((one) => one === name);

/** A button for each command without data. Commands that interrupt the screen need confirmation. */
export function CommandButtons({ ids, onSent }: Props) {
  const { t } = useTranslation(['desk/commands', 'desk/frame']);
  const [send, { isBusy }] = useWrite(sendCommand);
  const [pending, setPending] = useState<Interrupting | null>(null);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const run = async (name: SimpleCommand) => {
    const { error } = await send({ body: { device_ids: [...ids], name } });
    setPending(null);
    if (error) return setOutcome({ tone: 'bad', text: messageOf(error, t('desk/frame:failed')) });
    setOutcome({ tone: 'good', text: t('sent', { command: t(`names.${name}`), count: ids.length }) });
    onSent?.();
  };
  return (
    <>
      <div className={styles.buttons}>
        {simpleCommands.map((name) => (
          <Button
            key={name}
            variant="secondary"
            icon={icons[name]}
            disabled={ids.length === 0}
            onClick={() => (isInterrupting(name) ? setPending(name) : void run(name))}
          >
            {t(`names.${name}`)}
          </Button>
        ))}
      </div>
      {outcome && (
        <Notice tone={outcome.tone} onDismiss={() => setOutcome(null)} dismissLabel={t('desk/frame:close')}>
          {outcome.text}
        </Notice>
      )}
      <Dialog
        isOpen={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? t('ask', { command: t(`names.${pending}`), count: ids.length }) : ''}
        closeLabel={t('desk/frame:close')}
        size="sm"
        footer={
          <DialogFooter>
            <Button variant="secondary" onClick={() => setPending(null)}>
              {t('desk/frame:cancel')}
            </Button>
            <Button isBusy={isBusy} onClick={() => pending && void run(pending)}>
              {pending && t(`names.${pending}`)}
            </Button>
          </DialogFooter>
        }
      >
        <p>{pending && t(`effects.${pending}`)}</p>
      </Dialog>
    </>
  );
}
