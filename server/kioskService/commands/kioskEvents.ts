import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { KioskCommand } from '../../../contract/kioskCommands.ts';
import { oncePer } from '../../../contract/oncePer.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { type Database, rowsOf } from '../../backend/database/database.ts';
import { kioskDevices } from '../../backend/database/schema/kiosk.ts';
import { findWaiting } from './commandStore.ts';

/** An open stream of a device. */
export interface DeviceStream {
  deviceId: string;
  token: string;
  sendCommand: (command: KioskCommand) => void;
  /** The playlist may have changed. */
  sendChange: () => void;
  ping: () => void;
  /** Ends the stream: the registration has ended, or the device has opened a newer stream. */
  end: () => void;
}

const POLL_MS = 1_000;
const CHECK_MS = 5_000;
const PING_MS = 20_000;
const MAX_STREAMS_OF_DEVICE = 2;
type Source = Pick<BackendContext, 'db' | 'clock'>;

/**
 * The open streams of this process. Several processes may serve one database: each finds waiting commands and announcements by a short
 * query per second for all its streams, and immediately if it issued them itself.
 */
export class KioskEvents {
  readonly #streams = new Map<string, { stream: DeviceStream; sent: Set<string> }[]>();
  #timers: NodeJS.Timeout[] = [];
  #polling: Promise<void> | null = null;
  #isPollDue = false;
  /** Number of announcements at the last check; null before the first one. */
  #announcements: number | null = null;
  /** A product card disappears from screens when its product is no longer sold, and shows price changes. */
  #catalogRevision = 0;

  constructor(private readonly source: Source) {}

  /** Whether a device has an open stream to this process. If not, it reads its playlist more often. */
  hasStream(deviceId: string): boolean {
    return this.#streams.has(deviceId);
  }

  /** True once this process has read the number of announcements made before its streams. */
  get hasLooked(): boolean {
    return this.#announcements !== null;
  }

  /** Adds a stream, and sends it every waiting command. Returns a function that removes it. */
  add(stream: DeviceStream): () => void {
    const streams = this.#streams.get(stream.deviceId) ?? [];
    const entry = { stream, sent: new Set<string>() };
    streams.push(entry);
    this.#streams.set(stream.deviceId, streams);
    if (streams.length > MAX_STREAMS_OF_DEVICE) streams[0]?.stream.end();
    if (this.#timers.length === 0) this.#start();
    this.wake();
    return () => {
      const others = (this.#streams.get(stream.deviceId) ?? []).filter((other) => other !== entry);
      if (others.length > 0) this.#streams.set(stream.deviceId, others);
      else this.#streams.delete(stream.deviceId);
      if (this.#streams.size === 0) this.#stop();
    };
  }

  /**
   * Notifies all devices that their playlist may have changed. Takes the transaction of the change, so that no device reads before it is
   * committed. A device of another process is notified within a second.
   */
  async announce(db: Database): Promise<void> {
    await db.execute(
      sql`insert into kiosk_announcements (id, count) values (1, 1)
          on conflict (id) do update set count = kiosk_announcements.count + 1`,
    );
  }

  /** Checks for commands and changes immediately. Call it after the transaction that wrote them. */
  wake(): void {
    this.#isPollDue = true;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
    });
  }

  /** Ends all streams, when the server stops. */
  async close(): Promise<void> {
    for (const { stream } of this.#all()) stream.end();
    this.#stop();
    await this.#polling;
  }

  #all() {
    return [...this.#streams.values()].flat();
  }

  #start(): void {
    this.#timers = [
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => void this.#endRevoked(), CHECK_MS),
      setInterval(() => {
        for (const { stream } of this.#all()) stream.ping();
      }, PING_MS),
    ];
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#announcements = null;
  }

  /** A failed poll, for example because the database restarts, is repeated a second later. */
  async #poll(): Promise<void> {
    while (this.#isPollDue) {
      this.#isPollDue = false;
      try {
        await this.#sendCommands();
        await this.#sendChanges();
      } catch {
        return;
      }
    }
  }

  async #sendCommands(): Promise<void> {
    const { db, clock } = this.source;
    for (const command of await findWaiting(db, clock()))
      for (const { stream, sent } of this.#streams.get(command.device_id) ?? []) {
        if (sent.has(command.id)) continue;
        sent.add(command.id);
        stream.sendCommand(command);
      }
  }

  async #sendChanges(): Promise<void> {
    const [row] = await rowsOf<{ announcements: number | null; catalog: number | null }>(
      this.source.db,
      sql`select (select count::float8 from kiosk_announcements) as announcements,
        (select revision::float8 from catalogue_revision where id = 1) as catalog`,
    );
    const announcements = row?.announcements ?? 0;
    const catalogRevision = row?.catalog ?? 0;
    const isFirstLook = this.#announcements === null;
    const hasChanged = announcements !== this.#announcements || catalogRevision !== this.#catalogRevision;
    this.#announcements = announcements;
    this.#catalogRevision = catalogRevision;
    if (isFirstLook || !hasChanged) return;
    for (const { stream } of this.#all()) stream.sendChange();
  }

  /** Ends the streams of devices that were revoked, or have a new token. */
  async #endRevoked(): Promise<void> {
    const { db } = this.source;
    const isOpen = inArray(kioskDevices.id, [...this.#streams.keys()]);
    try {
      const devices = await db
        .select({ token: kioskDevices.token })
        .from(kioskDevices)
        .where(and(isOpen, isNull(kioskDevices.revokedAt)));
      const tokens = new Set(devices.map(({ token }) => token));
      for (const { stream } of this.#all()) if (!tokens.has(stream.token)) stream.end();
    } catch {
      // The database is temporarily unavailable; the next check decides.
    }
  }
}

/** The streams of a server process, shared by the desk and the kiosk service. */
export const kioskEventsOf = oncePer((backend: Source) => new KioskEvents(backend));
