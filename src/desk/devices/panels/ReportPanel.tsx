import type { DeviceDetails } from '@contract/desk/devices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@/desk/devices/DevicePage.module.css';
import type { DevicePanel } from '@/desk/devices/devicePanels';
import { useDeviceTexts, WRONG_CLOCK_MS } from '@/desk/devices/deviceTexts';
import { useDateText } from '@/desk/ui/dates';
import { Panel } from '@/desk/ui/Panel';

/** The contents of the device's last heartbeat. */
function ReportPanel({ details }: { details: DeviceDetails }) {
  const { t } = useTranslation('desk/devices');
  const dateText = useDateText();
  const { agoText, durationText, sizeText, clockText } = useDeviceTexts();
  const { device, report, now, other_machine: other } = details;
  const { seen_at, frame_age_ms, disk_free_bytes, clock_offset_ms } = device;
  const warn = (isWrong: boolean, text: string) =>
    isWrong ? <strong className={styles.wrong}>{text}</strong> : text;
  if (!report || !seen_at)
    return (
      <Panel>
        <h2>{t('report')}</h2>
        <p className={styles.muted}>{t('noReport')}</p>
      </Panel>
    );
  const waiting = t('plays', { count: device.queue_length });
  const rows: [string, ReactNode][] = [
    [t('seen'), `${agoText(seen_at, now)} (${dateText(seen_at)})`],
    [
      t('frame'),
      frame_age_ms === null
        ? device.showing?.kind === 'visit'
          ? t('frameCovered')
          : '–'
        : warn(
            device.alerts.includes('no_frame'),
            frame_age_ms < 1000 ? t('frameNow') : t('frameAge', { time: durationText(frame_age_ms) }),
          ),
    ],
    [t('version'), device.version || '–'],
    [
      t('disk'),
      disk_free_bytes === null
        ? '–'
        : warn(
            device.alerts.includes('disk'),
            report.disk_total_bytes === null
              ? t('diskFree', { free: sizeText(disk_free_bytes) })
              : t('diskOf', { free: sizeText(disk_free_bytes), total: sizeText(report.disk_total_bytes) }),
          ),
    ],
    [t('memory'), sizeText(report.memory_bytes)],
    [
      t('queue'),
      report.queue_age_ms === null
        ? waiting
        : t('queueSince', { plays: waiting, time: durationText(report.queue_age_ms) }),
    ],
    ...(report.plays_refused > 0 ? [[t('refused'), String(report.plays_refused)] as [string, string]] : []),
    [t('quarantined'), report.quarantined.join(', ') || t('noClips')],
    [t('clock'), warn(Math.abs(clock_offset_ms ?? 0) >= WRONG_CLOCK_MS, clockText(clock_offset_ms))],
    [t('machine'), report.instance_id || '–'],
    ...(other
      ? [
          [
            t('otherMachine'),
            warn(device.alerts.includes('duplicate'), `${other.instance_id}, ${agoText(other.seen_at, now)}`),
          ] as [string, ReactNode],
        ]
      : []),
    [t('memberCode'), details.member_code],
    ...(device.tags.length > 0 ? [[t('tags'), device.tags.join(', ')] as [string, string]] : []),
  ];
  return (
    <Panel>
      <h2>{t('report')}</h2>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export const panel: DevicePanel = { order: 10, role: 'viewer', Component: ReportPanel };
