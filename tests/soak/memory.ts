import { readFile } from 'node:fs/promises';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { median } from './figures.ts';

const MEGABYTE = 1024 * 1024;

/** Megabytes at one moment, of the processes that live as long as the kiosk: the shell itself and the loop's screen. */
interface Sample {
  shell: number;
  loop: number;
  /** JavaScript's own part of them. */
  shellHeap: number;
  loopHeap: number;
}

/** What only this process holds: shared libraries and files count for none. Resident memory where Linux does not tell. */
async function privateMegabytes(pid: number, resident: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...rollup.matchAll(/^(?:Private_\w+|Swap): +(\d+) kB$/gm)].map(([, kb]) => Number(kb));
  return kilobytes.length > 0 ? kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024 : resident;
}

/** Like is compared with like: each sample after all garbage is collected (the app runs with --expose-gc). */
async function sampleOf(kiosk: KioskShell): Promise<Sample> {
  const loopHeap = await kiosk.ask<number>('gc(); performance.memory.usedJSHeapSize');
  const { pids, resident, shellHeap } = await kiosk.app.evaluate(({ app, webContents }) => {
    (globalThis as unknown as { gc(): void }).gc();
    const loop = webContents.getAllWebContents().find(({ session }) => session.isPersistent());
    const both = [process.pid, loop?.getOSProcessId() ?? 0] as const;
    const metrics = app.getAppMetrics();
    return {
      pids: both,
      resident: both.map(
        (pid) => (metrics.find((one) => one.pid === pid)?.memory.workingSetSize ?? 0) / 1024,
      ),
      shellHeap: process.memoryUsage().heapUsed,
    };
  });
  return {
    shell: await privateMegabytes(pids[0], resident[0] ?? 0),
    loop: await privateMegabytes(pids[1], resident[1] ?? 0),
    shellHeap: shellHeap / MEGABYTE,
    loopHeap: (loopHeap ?? 0) / MEGABYTE,
  };
}

/** Takes samples, and compares the first third of them with the last by their medians. */
export function memoryOf(kiosk: KioskShell) {
  const samples: Sample[] = [];
  return {
    sample: async () => void samples.push(await sampleOf(kiosk)),
    samples: () => samples,
    /** Megabytes between the two, each by its name. */
    growth(): Sample {
      const third = Math.floor(samples.length / 3);
      const grown = (name: keyof Sample) =>
        median(samples.slice(-third).map((one) => one[name])) -
        median(samples.slice(0, third).map((one) => one[name]));
      return {
        shell: grown('shell'),
        loop: grown('loop'),
        shellHeap: grown('shellHeap'),
        loopHeap: grown('loopHeap'),
      };
    },
  };
}
