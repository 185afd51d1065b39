import { EventEmitter } from 'node:events';
import type { Subject } from '../../contract/desk/deskCall.ts';

/** Tells every open desk of a tenant that a subject has changed, so that it reads the subject again. */
export class DeskEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  announce(tenantId: number, subject: Subject): void {
    this.#emitter.emit(String(tenantId), subject);
  }

  /** Returns a function that ends the subscription. */
  subscribe(tenantId: number, listener: (subject: Subject) => void): () => void {
    this.#emitter.on(String(tenantId), listener);
    return () => this.#emitter.off(String(tenantId), listener);
  }
}
