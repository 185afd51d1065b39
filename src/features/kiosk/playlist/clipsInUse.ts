import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';

const STORAGE_KEY = 'kiosk-clips-in-use';

/** A file that the screen decodes. The title is for staff, who read it in the log. */
const clipInUse = z.object({ key: z.string(), title: z.string() });
export type ClipInUse = z.output<typeof clipInUse>;

/** What the screen decodes at the moment: the clip that loads or starts, and the clip that is shown. null: none. */
const stored = z.object({ loading: z.nullable(clipInUse), front: z.nullable(clipInUse) });
type InUse = z.output<typeof stored>;

const NOTHING: InUse = { loading: null, front: null };

function read(): InUse {
  try {
    const text = deviceStorage.get(STORAGE_KEY);
    return text ? z.parse(stored, JSON.parse(text)) : NOTHING;
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
  /** The clip that ended the last renderer; null: none did. */
  readonly crashed: ClipInUse | null;
  #inUse = NOTHING;

  constructor() {
    const { loading, front } = read();
    this.crashed = loading ?? front;
    this.#save(NOTHING);
    window.addEventListener('pagehide', () => this.#save(NOTHING));
  }

  loading(clip: ClipInUse | null): void {
    this.#save({ ...this.#inUse, loading: clip });
  }

  /** The clip is decoded, or failed. */
  loaded(): void {
    this.#save({ ...this.#inUse, loading: null });
  }

  /** clip: null when none is shown any more, because something covers the loop */
  showing(clip: ClipInUse | null): void {
    this.#save({ ...this.#inUse, front: clip });
  }

  #save(inUse: InUse): void {
    this.#inUse = inUse;
    // The disk is full: a clip that ends the renderer is not recognised until there is room.
    deviceStorage.set(STORAGE_KEY, JSON.stringify(inUse));
  }
}
