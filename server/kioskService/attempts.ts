const ALLOWED = 10;
const WINDOW_MS = 10 * 60_000;

/** Wrong passcodes by member, in this process: a short passcode must not be found by trying. */
export function makeAttempts(clock: () => Date) {
  const wrong = new Map<string, { count: number; since: number }>();

  const current = (member: string) => {
    const found = wrong.get(member);
    return found && clock().getTime() - found.since < WINDOW_MS ? found : null;
  };

  return {
    /** Seconds until the member may try again, 0 when it may now. */
    waitSeconds(member: string): number {
      const found = current(member);
      if (!found || found.count < ALLOWED) return 0;
      return Math.ceil((found.since + WINDOW_MS - clock().getTime()) / 1000);
    },
    failed(member: string): void {
      const found = current(member);
      if (found) found.count += 1;
      else wrong.set(member, { count: 1, since: clock().getTime() });
    },
    succeeded: (member: string) => void wrong.delete(member),
  };
}
