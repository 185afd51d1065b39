/** Version of the form in which persistence.ts stores the state. */
export const STATE_VERSION = 3;

interface StoredState {
  api?: unknown;
  _persist?: { version: number };
}

/** What each version changed in the form of the state; key: the version that a state has afterwards. */
const migrations: Record<number, <T extends StoredState>(state: T) => T> = {
  // The content of earlier versions does not say which language it has.
  3: (state) => ({ ...state, api: undefined }),
};

/** Brings a stored state to this version, step by step. That of a newer version, after a rollback, stays as it parses. */
export function migrated<T extends object>(stored: (T & StoredState) | undefined): T | undefined {
  const from = stored?._persist?.version ?? STATE_VERSION;
  return Object.keys(migrations)
    .map(Number)
    .filter((version) => version > from)
    .sort((a, b) => a - b)
    .reduce((state, version) => state && migrations[version]?.(state), stored);
}
