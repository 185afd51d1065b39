/**
 * Asks the browser not to evict what this device has stored. Called after the installation or a sign-in, when browsers
 * grant it without a question. Resolves to whether the storage persists; false where the browser does not support the question.
 */
export async function requestPersistence(): Promise<boolean> {
  try {
    const { storage } = navigator;
    return (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
  } catch {
    return false;
  }
}
