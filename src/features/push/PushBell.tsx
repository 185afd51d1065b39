import type { PushWatch } from '@contract/push';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import styles from './PushBell.module.css';
import { usePushWatches } from './usePushWatches';

interface Props {
  /** The watches that a tap starts or ends. */
  watches: PushWatch[];
  label: string;
  /** Icon only, for a row of icons; does not shift anything when it appears. */
  isIcon?: boolean;
}

const isSame = (one: PushWatch) => (other: PushWatch) =>
  one.kind === other.kind && one.subject === other.subject;

/**
 * A bell: one tap starts or ends push messages about a product or an order. The browser asks for permission after the tap, never before.
 */
export default function PushBell({ watches, label, isIcon }: Props) {
  const { t } = useTranslation('site');
  const push = usePushWatches();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'denied' | 'failed' | null>(null);
  if (!push.isOffered) return null;
  const isOn = watches.some((watch) => push.watches.some(isSame(watch)));
  const toggle = async () => {
    setBusy(true);
    setFailure(await (isOn ? push.stop(watches) : push.watch(watches)));
    setBusy(false);
  };
  return (
    <div className={styles.bell}>
      {isIcon ? (
        <IconButton
          icon={isOn ? 'bellOn' : 'bell'}
          variant="outlined"
          iconSize={1.25}
          label={label}
          isFilled={isOn}
          aria-pressed={isOn}
          aria-busy={isBusy || undefined}
          onClick={() => !isBusy && void toggle()}
        />
      ) : (
        <Button
          size="sm"
          variant={isOn ? 'secondary' : 'quiet'}
          icon={isOn ? 'bellOn' : 'bell'}
          aria-pressed={isOn}
          isBusy={isBusy}
          onClick={() => void toggle()}
        >
          {label}
        </Button>
      )}
      {failure && <Notice tone="warn">{t(failure === 'denied' ? 'pushDenied' : 'pushFailed')}</Notice>}
    </div>
  );
}
