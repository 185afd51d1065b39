import { rm } from 'node:fs/promises';
import { safeStorage } from 'electron';
import * as z from 'zod/mini';
import { readKept, writeAtomic } from '../atomicFile';

const file = z.object({ sealed: z.string() });

const registration = z.object({
  device: z.object({
    deviceId: z.string(),
    name: z.string(),
    type: z.enum(['kiosk', 'tv']),
    orientation: z.enum(['landscape', 'portrait']),
  }),
  token: z.string(),
  passcodeHash: z.string(),
});
export type Registration = z.output<typeof registration>;

/** True when the machine has no keyring: what is sealed is then only obscured. */
export function isKeyringWeak(): boolean {
  if (process.platform !== 'linux') return !safeStorage.isEncryptionAvailable();
  return ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}

/** Keeps which device this is, and its token, sealed by the machine's keyring. Open it after the app is ready. */
export class DeviceVault {
  #current: Registration | null;

  constructor(private readonly path: string) {
    if (isKeyringWeak() && process.platform === 'linux') safeStorage.setUsePlainTextEncryption(true);
    this.#current = this.#read();
  }

  get current(): Registration | null {
    return this.#current;
  }

  async keep(given: Registration): Promise<void> {
    const sealed = safeStorage.encryptString(JSON.stringify(given)).toString('base64');
    await writeAtomic(this.path, JSON.stringify({ sealed }));
    this.#current = given;
  }

  async forget(): Promise<void> {
    this.#current = null;
    await rm(this.path, { force: true });
    await rm(`${this.path}.last`, { force: true });
  }

  /** A seal that no longer opens leads to registering again, never to a dead kiosk (field note: Signal-Desktop #7005). */
  #read(): Registration | null {
    const kept = readKept(this.path, file);
    if (!kept) return null;
    try {
      const text = safeStorage.decryptString(Buffer.from(kept.sealed, 'base64'));
      const result = z.safeParse(registration, JSON.parse(text));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }
}
