/**
 * Runs work while no other tab runs work of this name. Without locks (plain http, blocked site data) it runs at once.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return work();
  let hasStarted = false;
  try {
    return await locks.request(name, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    // An error of the work itself is its caller's.
    if (hasStarted) throw error;
    console.warn('Tabs can not take turns, because the browser denies locks', error);
    return work();
  }
}
