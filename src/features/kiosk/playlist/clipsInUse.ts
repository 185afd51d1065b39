import * as z from 'zod/mini';
import { deviceStorage } from '@/browser/deviceStorage';

const STORAGE_KEY = 'kiosk-clips-in-use';

/** A file that the screen decodes. The title is for staff who read the log. */
const clipInUse = z.object({ key: z.string(), title: z.string() });
export type ClipInUse = z.output<typeof clipInUse>;

/** What the screen is currently decoding: the clip that is loading or starting, and the clip that is shown. null for none. */
const stored = z.object({ loading: z.nullable(clipInUse), front: z.nullable(clipInUse) });
type InUse = z.output<typeof stored>;

const NOTHING: InUse = { loading: null, front: null };

function read(): InUse {
  try {
    const text = deviceStorage.get(STORAGE_KEY);
    return text ? z.parse(stored, JSON.parse(text)) : NOTHING;
  } catch {
    // A damaged record blames no clip.
    return NOTHING;
  }
}

/**
 * Records on disk which clip is about to be decoded. A page that ends normally clears the record, so a record found at the start identifies
 * the clip that crashed the last renderer. A loading clip is suspected before the one being shown, because most crashes occur at the
 * beginning.
 */
export class ClipsInUse {
  /** The clip that crashed the last renderer; null if there was no crash. */
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

  /** The clip has been decoded, or failed. */
  loaded(): void {
    this.#save({ ...this.#inUse, loading: null });
  }

  /** clip: null if none is shown any more, because something covers the loop */
  showing(clip: ClipInUse | null): void {
    this.#save({ ...this.#inUse, front: clip });
  }

  #save(inUse: InUse): void {
    this.#inUse = inUse;
    // The disk is full: a clip that crashes the renderer is not recognised until there is space.
    deviceStorage.set(STORAGE_KEY, JSON.stringify(inUse));
  }
}
