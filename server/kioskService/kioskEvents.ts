import { EventEmitter } from 'node:events';

/** Tells screens that something of theirs has changed, so that they read it again (GET /kiosk-service/events). */
export class KioskEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  /** deviceId: 'all' for every screen. subject: what has changed */
  announce(deviceId: string, subject: 'playlist'): void {
    this.#emitter.emit(deviceId, subject);
  }

  /** Returns a function that ends the subscription. */
  subscribe(deviceId: string, listener: (subject: string) => void): () => void {
    for (const name of [deviceId, 'all']) this.#emitter.on(name, listener);
    return () => {
      for (const name of [deviceId, 'all']) this.#emitter.off(name, listener);
    };
  }

  /** Whether a screen learns of changes at once. Without a stream it has to ask. */
  hasStream(deviceId: string): boolean {
    return this.#emitter.listenerCount(deviceId) > 0;
  }
}
