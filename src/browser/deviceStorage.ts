type Area = 'localStorage' | 'sessionStorage';

/** The browser's storage of an area; null if it is missing, denied or disabled (a WebView without DOM storage). */
function openArea(area: Area): Storage | null {
  try {
    return globalThis[area] ?? null;
  } catch {
    // A browser that blocks all site data throws on access.
    return null;
  }
}

/**
 * Strings by key; never throws. What the browser refuses to store (blocked, missing or full storage) is held in memory until the page is
 * left, so that a checkout works within one page. Nothing is held on the server, because all visitors share its memory.
 */
class DeviceStorage {
  readonly #area: Area;
  readonly #memory = new Map<string, string>();

  constructor(area: Area) {
    this.#area = area;
  }

  /** Whether the browser allows reading this storage. */
  get isAvailable(): boolean {
    return openArea(this.#area) !== null;
  }

  get(key: string): string | null {
    const held = this.#memory.get(key);
    if (held !== undefined) return held;
    try {
      return openArea(this.#area)?.getItem(key) ?? null;
    } catch {
      // As in openArea; some browsers only throw here.
      return null;
    }
  }

  /**
   * Returns whether the value survives this page. keepsOlder: if it does not, the next page gets the previous value of this key instead of
   * none
   */
  set(key: string, text: string, { keepsOlder = false } = {}): boolean {
    try {
      const storage = openArea(this.#area);
      storage?.setItem(key, text);
      if (storage) {
        this.#memory.delete(key);
        return true;
      }
    } catch {
      // Full or forbidden.
      if (!keepsOlder) this.remove(key);
    }
    if (typeof window !== 'undefined') this.#memory.set(key, text);
    return false;
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      openArea(this.#area)?.removeItem(key);
    } catch {
      // Nothing can be stored, so there is nothing to remove.
    }
  }

  keys(): string[] {
    const held = [...this.#memory.keys()];
    try {
      return [...new Set([...Object.keys(openArea(this.#area) ?? {}), ...held])];
    } catch {
      // As in get.
      return held;
    }
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key);
  }
}

/** Survives the browser session; shared by all tabs. */
export const deviceStorage = new DeviceStorage('localStorage');

/** Ends with the tab. */
export const tabStorage = new DeviceStorage('sessionStorage');
