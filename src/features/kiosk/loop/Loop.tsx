import { useEffect, useRef, useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { frameAgeMs, framePresented } from '@/features/kiosk/health/loopHealth';
import { useHeartbeat } from '@/features/kiosk/health/useHeartbeat';
import { useSignsOfLife } from '@/features/kiosk/health/useSignsOfLife';
import { usePlayReports } from '@/features/kiosk/plays/usePlayReports';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import { DeckBox } from './DeckBox';
import { Invitation } from './Invitation';
import styles from './Loop.module.css';
import { usePlayback } from './usePlayback';
import { useProgramme } from './useProgramme';

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
}

const DEFAULT_IDLE_MS = 300_000;

/** The shop's window when nobody is there: the clips of the service, one after the other; a touch opens the shop. */
export function Loop({ bridge, device }: Props) {
  const { t } = useTranslation('kiosk');
  const { kiosk_idle_timer: idleMs } = useConfig();
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const { current: boxes } = useRef([first, second] as const);
  const { clips, isKept, hasFailed } = useProgramme(bridge, device);
  const onPlayed = usePlayReports(bridge, device);
  const isSafe = bridge.mode === 'safe';
  // The loop begins now, however long staff took to register.
  useEffect(framePresented, []);
  useSignsOfLife(bridge, frameAgeMs);
  useHeartbeat(bridge);
  const stage = usePlayback({ boxes, clips, bridge, onPlayed });
  const [isOpening, setOpening] = useState(false);
  const [isCovered, setCovered] = useState(false);

  useEffect(
    () =>
      bridge.visit.onCovered((next) => {
        setCovered(next);
        if (!next) setOpening(false);
      }),
    [bridge],
  );

  async function open(): Promise<void> {
    setOpening(true);
    const path = stage?.clip.link ?? '/';
    try {
      await bridge.visit.start({ path, idleMs: idleMs > 0 ? idleMs : DEFAULT_IDLE_MS });
    } catch {
      setOpening(false);
    }
  }

  const notice = isSafe ? 'safeMode' : isKept ? 'videosKept' : hasFailed ? 'videosFailed' : null;
  return (
    <main className={styles.loop} data-covered={isCovered || undefined}>
      <DeckBox ref={first} />
      <DeckBox ref={second} />
      <Invitation
        stage={stage}
        isTouch={device.type === 'kiosk' && !isSafe}
        isOpening={isOpening}
        onOpen={() => void open()}
      />
      {notice && (
        <p className={styles.notice} role="status">
          {t(notice)}
        </p>
      )}
    </main>
  );
}
