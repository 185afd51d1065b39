import type { KioskShell } from '../page-models/KioskShell.ts';

const MEGABYTE_KB = 1024;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
};

/** Megabytes of the processes that live as long as the kiosk: the shell itself and the loop's screen. */
async function resident(kiosk: KioskShell): Promise<{ shell: number; loop: number }> {
  return kiosk.app.evaluate(({ app, webContents }, unit) => {
    const loop = webContents.getAllWebContents().find(({ session }) => session.isPersistent());
    const metrics = app.getAppMetrics();
    const of = (pid: number | undefined) =>
      (metrics.find((one) => one.pid === pid)?.memory.workingSetSize ?? 0) / unit;
    return { shell: of(process.pid), loop: of(loop?.getOSProcessId()) };
  }, MEGABYTE_KB);
}

/** Takes samples, and compares the first third of them with the last by their medians. */
export function memoryOf(kiosk: KioskShell) {
  const samples: { shell: number; loop: number }[] = [];
  return {
    sample: async () => void samples.push(await resident(kiosk)),
    growth() {
      const third = Math.floor(samples.length / 3);
      const grown = (name: 'shell' | 'loop') =>
        median(samples.slice(-third).map((one) => one[name])) -
        median(samples.slice(0, third).map((one) => one[name]));
      return { samples: samples.length, last: samples.at(-1), shell: grown('shell'), loop: grown('loop') };
    },
  };
}
