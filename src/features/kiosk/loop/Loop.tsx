import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { frameAgeMs, markFramePresented } from '@/features/kiosk/health/loopHealth';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import { useServiceHeartbeat } from '@/features/kiosk/health/serviceHeartbeat';
import { useWatchdogHeartbeat } from '@/features/kiosk/health/useWatchdogHeartbeat';
import { IdentifyOverlay } from '@/features/kiosk/identify/IdentifyOverlay';
import { idleLimitOf } from '@/features/kiosk/idle/idleLimit';
import { usePlayback } from '@/features/kiosk/player/usePlayback';
import { playlistErrorText } from '@/features/kiosk/playlist/playlistErrorText';
import { usePlaylist } from '@/features/kiosk/playlist/usePlaylist';
import { PlayQueue } from '@/features/kiosk/plays/playQueue';
import { usePlayReports } from '@/features/kiosk/plays/usePlayReports';
import { StaffCorner } from '@/features/kiosk/staff/StaffCorner';
import { CallBar } from '@/features/kiosk/visit/CallBar';
import { useEmergencyEnd } from '@/features/kiosk/visit/endVisit';
import type { KioskBridge, RegisteredDevice } from '@/platform/platform';
import { ClipOverlay } from './ClipOverlay';
import styles from './Loop.module.css';
import { Emergency, MessageBand, Ticker } from './ScreenText';
import { useDisplayPower, useIsDark, useShownMessages } from './screenState';
import { TouchTarget } from './TouchTarget';
import { useDrift } from './useDrift';

/** The elements of a player slot. The slot toggles `data-front` on them between two frames, without React. */
const PlayerSlotElements = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} aria-hidden="true">
    <video
      className={styles.media}
      muted
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
    >
      <track kind="captions" />
    </video>
    <img className={styles.media} alt="" />
  </div>
);

/** A black screen at night. onWake: opens the shop when a shopper touches the screen; null for a TV */
function DarkScreen({ onWake }: { onWake: (() => void) | null }) {
  const { t } = useTranslation('kiosk');
  if (!onWake) return <div className={styles.dark} />;
  return <TouchTarget className={styles.dark} label={t('touchToStart')} onTouch={onWake} />;
}

interface Props {
  bridge: KioskBridge;
  device: RegisteredDevice;
}

/** The screen of a registered device: plays the playlist; a tap starts a visit, a long press in the corner opens the staff menu. */
export function Loop({ bridge, device }: Props) {
  const { t } = useTranslation('kiosk');
  const { kiosk_idle_timer: idleMs } = useConfig();
  const firstSlot = useRef<HTMLDivElement>(null);
  const secondSlot = useRef<HTMLDivElement>(null);
  const { current: containers } = useRef([firstSlot, secondSlot] as const);
  const { clips, recheck, location, timeZone, messages, screenOff, isFromCache, error } = usePlaylist(
    bridge,
    device,
  );
  const { emergency, others } = useShownMessages(messages);
  const isDark = useIsDark(screenOff, timeZone) && !emergency;
  const station = location ? { storeId: location.store_id, name: location.store_name } : device.location;
  // The screen's only queue: the loop adds plays; the heartbeat and the staff menu count them.
  const [queue] = useState(() => new PlayQueue((problem) => reportProblem(bridge, problem)));
  const onPlayed = usePlayReports(bridge, device, queue);
  const isSafe = bridge.mode === 'safe';
  // Resets the frame age, which otherwise counts from page load, before the registration.
  useEffect(markFramePresented, []);
  useWatchdogHeartbeat(bridge, frameAgeMs);
  useServiceHeartbeat(bridge, queue);
  const isHidden = isDark || emergency !== null;
  const playback = { containers, clips, timeZone, isHidden, bridge, onPlayed, onQuarantined: recheck };
  const currentClip = usePlayback(playback);
  const ticker = currentClip?.clip.ticker ?? '';
  const isTouch = device.type === 'kiosk' && !isSafe;
  const [isOpening, setOpening] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const [hasCall, setHasCall] = useState(false);
  const [hasStaff, setHasStaff] = useState(false);
  const [isIdentifying, setIdentifying] = useState(false);
  const drift = useDrift();

  useEffect(
    () =>
      bridge.visit.onCovered((next) => {
        setCovered(next);
        if (!next) setOpening(false);
      }),
    [bridge],
  );

  useDisplayPower(bridge, !isDark || isCovered || hasStaff || hasCall || isIdentifying);
  // An emergency must also be visible during a visit.
  const hasEmergency = emergency !== null;
  useEmergencyEnd(bridge, hasEmergency, isCovered);

  async function open(): Promise<void> {
    setOpening(true);
    const path = currentClip?.clip.link ?? '/';
    try {
      await bridge.visit.start({ path, idleMs: idleLimitOf(idleMs), location: station });
    } catch (error) {
      reportProblem(bridge, `a visit did not open: ${String(error)}`);
      setOpening(false);
    }
  }

  const notice = isSafe
    ? t('safeMode')
    : isFromCache
      ? t('playlistFromCache')
      : error && playlistErrorText(error, t);
  return (
    <>
      <main className={styles.loop} data-covered={isCovered || undefined}>
        <PlayerSlotElements ref={firstSlot} />
        <PlayerSlotElements ref={secondSlot} />
        <div className={styles.front}>
          <ClipOverlay
            currentClip={currentClip}
            isTouch={isTouch}
            isOpening={isOpening}
            locationName={station?.name ?? ''}
            drift={drift}
            onOpen={() => void open()}
          />
          {others.length > 0 && <MessageBand messages={others} drift={drift} />}
          {ticker && <Ticker text={ticker} />}
        </div>
        {notice && (
          <p className={styles.notice} role="status" {...drift}>
            {notice}
          </p>
        )}
      </main>
      {isDark && <DarkScreen onWake={isTouch && !isOpening ? () => void open() : null} />}
      {emergency && <Emergency text={emergency.text} drift={drift} />}
      {isTouch && (hasEmergency || hasCall) && <CallBar onOpen={setHasCall} />}
      <IdentifyOverlay bridge={bridge} name={device.name} onShown={setIdentifying} />
      <StaffCorner bridge={bridge} device={device} queue={queue} onTouched={setHasStaff} />
    </>
  );
}
