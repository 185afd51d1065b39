/**
 * Runs work while no other tab runs work with this name. If the browser has no locks (plain http, blocked site data), it runs immediately.
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
    // An error of the work itself is passed on to the caller.
    if (hasStarted) throw error;
    console.warn('Tabs can not take turns, because the browser denies locks', error);
    return work();
  }
}
