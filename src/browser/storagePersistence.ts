/**
 * Asks the browser not to evict what this device has stored. Called after installation or sign-in, when browsers grant it without a prompt.
 * Resolves to whether the storage is persistent; false if the browser lacks the API.
 */
export async function requestPersistence(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
  } catch {
    return false;
  }
}
