import { getCommandFile } from '@contract/desk/commands';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead } from '@/desk/deskApi';
import { buttonAttributes } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import styles from './Commands.module.css';

interface Props {
  /** Id of the command. */
  id: string;
  title: string;
  onClose: () => void;
}

const readText = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));

/** Shows the screenshot or the log that a device sent. */
export function CommandFile({ id, title, onClose }: Props) {
  const { t } = useTranslation(['desk/commands', 'desk/frame']);
  const { data, error } = useRead(getCommandFile, { params: { id } });
  const isPicture = data?.type === 'image/jpeg';
  const url = data ? `data:${data.type};base64,${data.content}` : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('desk/frame:close')}
      size="lg"
      footer={
        data && (
          <a
            {...buttonAttributes({ variant: 'secondary' })}
            href={url}
            download={`${id}.${isPicture ? 'jpg' : 'txt'}`}
          >
            {t('download')}
          </a>
        )
      }
    >
      {error && <Notice tone="bad">{messageOf(error, t('desk/frame:failed'))}</Notice>}
      {data && isPicture && <img className={styles.picture} src={url} alt={title} />}
      {data && !isPicture && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <pre className={styles.log} tabIndex={0}>
          {readText(data.content)}
        </pre>
      )}
    </Dialog>
  );
}
