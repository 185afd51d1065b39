import { rm } from 'node:fs/promises';
import { safeStorage } from 'electron';
import * as z from 'zod/mini';
import { readJsonFile, writeFileAtomically } from '../atomicFile';

/** device.json. sealed: a Registration as JSON, encrypted with the keyring, base64. */
const fileSchema = z.object({ sealed: z.string() });

const registrationSchema = z.object({
  device: z.object({
    deviceId: z.string(),
    name: z.string(),
    type: z.enum(['kiosk', 'tv']),
    orientation: z.enum(['landscape', 'portrait']),
  }),
  token: z.string(),
  passcodeHash: z.string(),
});
export type Registration = z.output<typeof registrationSchema>;

/** True when the machine has no keyring: the token is then only obscured, not encrypted. */
export function isKeyringWeak(): boolean {
  if (process.platform !== 'linux') return !safeStorage.isEncryptionAvailable();
  return ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}

/** Stores the chosen device and its token, encrypted with the machine's keyring. Create it after the app is ready. */
export class DeviceVault {
  #current: Registration | null;

  constructor(private readonly path: string) {
    if (isKeyringWeak() && process.platform === 'linux') safeStorage.setUsePlainTextEncryption(true);
    this.#current = this.#read();
  }

  get current(): Registration | null {
    return this.#current;
  }

  async save(registration: Registration): Promise<void> {
    const sealed = safeStorage.encryptString(JSON.stringify(registration)).toString('base64');
    await writeFileAtomically(this.path, JSON.stringify({ sealed }));
    this.#current = registration;
  }

  async forget(): Promise<void> {
    this.#current = null;
    await rm(this.path, { force: true });
    await rm(`${this.path}.last`, { force: true });
  }

  /** Returns null when decryption fails, so that the kiosk asks for a new registration (field note: Signal-Desktop #7005). */
  #read(): Registration | null {
    const file = readJsonFile(this.path, fileSchema);
    if (!file) return null;
    try {
      const text = safeStorage.decryptString(Buffer.from(file.sealed, 'base64'));
      const result = z.safeParse(registrationSchema, JSON.parse(text));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }
}
