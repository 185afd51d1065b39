import * as z from 'zod/mini';
import { deviceStorage } from '@/lib/deviceStorage';

const STORAGE_KEY = 'kiosk-clips-in-use';

/** What the screen decodes at the moment: the clip that loads or starts, and the clip that is shown. Empty: none. */
const stored = z.object({ loading: z._default(z.string(), ''), front: z._default(z.string(), '') });
type InUse = z.output<typeof stored>;

const NOTHING: InUse = { loading: '', front: '' };

function read(): InUse {
  try {
    return z.parse(stored, JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '{}'));
  } catch {
    // A damaged record accuses no clip.
    return NOTHING;
  }
}

/**
 * Records on disk which clip is about to be decoded, before it is. A page that ends in an orderly way clears the record, so a record
 * found at the start names the clip that ended the last renderer. A clip that loads is suspected before the one that is shown,
 * because most faults occur in the first moments.
 */
export class ClipsInUse {
  /** The file that ended the last renderer; empty: none did. */
  readonly crashedKey: string;
  #inUse = NOTHING;

  constructor() {
    const { loading, front } = read();
    this.crashedKey = loading || front;
    this.#save(NOTHING);
    window.addEventListener('pagehide', () => this.#save(NOTHING));
  }

  loading(key: string): void {
    this.#save({ ...this.#inUse, loading: key });
  }

  /** The clip is decoded, or failed. */
  loaded(): void {
    this.#save({ ...this.#inUse, loading: '' });
  }

  /** key: empty when no clip is shown any more, because something covers the loop. */
  showing(key: string): void {
    this.#save({ ...this.#inUse, front: key });
  }

  #save(inUse: InUse): void {
    this.#inUse = inUse;
    // The disk is full: a clip that ends the renderer is not recognised until there is room.
    deviceStorage.set(STORAGE_KEY, JSON.stringify(inUse));
  }
}
