import { rm } from 'node:fs/promises';
import { safeStorage } from 'electron';
import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

/** device.json. sealed: a Registration as JSON, encrypted with the keyring, base64. */
const fileSchema = z.object({ sealed: z.string() });

const registrationSchema = z.object({
  device: z.object({
    deviceId: z.string(),
    name: z.string(),
    type: z.enum(['kiosk', 'tv']),
    orientation: z.enum(['landscape', 'portrait']),
    location: z._default(z.nullable(z.object({ storeId: z.string(), name: z.string() })), null),
  }),
  token: z.string(),
  /** The server that issued the token; '' in registrations from before it was stored. */
  origin: z._default(z.string(), ''),
  passcodeHash: z.string(),
  /**
   * PEM of the key that signs the service's commands, as first received (trust on first use); empty for none so far, as in registrations
   * from before commands existed.
   */
  publicKey: z._default(z.string(), ''),
});
type StoredRegistration = z.output<typeof registrationSchema>;
export type Registration = Omit<StoredRegistration, 'origin'>;

/** True if the machine has no keyring: the token is then only obfuscated, not encrypted. */
export function isKeyringWeak(): boolean {
  if (process.platform !== 'linux') return !safeStorage.isEncryptionAvailable();
  return ['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}

/** Stores the chosen device and its token, encrypted with the machine's keyring. Create it after the app is ready. */
export class DeviceVault {
  readonly #origin: string;
  #current: Registration | null;

  constructor(
    private readonly path: string,
    private readonly report: (problem: string) => void,
    /** URL of the server; its token is sent to no other. */
    serverUrl: string,
  ) {
    this.#origin = new URL(serverUrl).origin;
    if (isKeyringWeak() && process.platform === 'linux') safeStorage.setUsePlainTextEncryption(true);
    this.#current = this.#read();
  }

  get current(): Registration | null {
    return this.#current;
  }

  /** A registration that can't be written is lost when the app exits. */
  async save(registration: Registration): Promise<void> {
    const sealed = safeStorage
      .encryptString(JSON.stringify({ ...registration, origin: this.#origin }))
      .toString('base64');
    this.#current = registration;
    await tryWriteFile(this.path, JSON.stringify({ sealed }), this.report);
  }

  async forget(): Promise<void> {
    this.#current = null;
    for (const path of [this.path, `${this.path}.last`])
      await rm(path, { force: true }).catch((error: unknown) => this.report(`not deleted: ${String(error)}`));
  }

  /** Returns null when decryption fails, so that the kiosk asks for a new registration (field note: Signal-Desktop #7005). */
  #read(): Registration | null {
    const file = readJsonFile(this.path, fileSchema);
    if (!file) return null;
    try {
      const text = safeStorage.decryptString(Buffer.from(file.sealed, 'base64'));
      const result = z.safeParse(registrationSchema, JSON.parse(text));
      if (!result.success) return null;
      const { origin, ...registration } = result.data;
      if (origin === this.#origin) return registration;
      if (origin === '') {
        // Binds a registration of an earlier version to this server.
        void this.save(registration);
        return registration;
      }
      this.report('the registration belongs to another server: this one never receives its token');
      return null;
    } catch {
      return null;
    }
  }
}
