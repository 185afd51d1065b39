import { readFile } from 'node:fs/promises';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { median } from './statistics.ts';

const MEGABYTE = 1024 * 1024;

/** Megabytes of the long-lived processes: the main process and the loop's renderer. */
interface Sample {
  shell: number;
  loop: number;
  /** JavaScript heap of each. */
  shellHeap: number;
  loopHeap: number;
}

/**
 * Memory that a process has written, without libraries and files; its resident memory where smaps_rollup is unavailable. Private_Clean
 * is left out: the pages of Electron's own file count there until another Electron runs on the machine.
 */
async function privateMegabytes(pid: number, resident: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...rollup.matchAll(/^(?:Private_Dirty|Swap): +(\d+) kB$/gm)].map(([, kb]) => Number(kb));
  return kilobytes.length > 0 ? kilobytes.reduce((sum, kb) => sum + kb, 0) / 1024 : resident;
}

/** Takes a sample after a garbage collection (the app runs with --expose-gc), so that samples are comparable. */
async function sampleOf(kiosk: KioskShell): Promise<Sample> {
  const loopHeap = await kiosk.evaluateInLoop<number>('gc(); performance.memory.usedJSHeapSize');
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

/** Samples the memory and compares the medians of the first and the last third of the samples. */
export function memoryOf(kiosk: KioskShell) {
  const samples: Sample[] = [];
  return {
    sample: async () => void samples.push(await sampleOf(kiosk)),
    samples: () => samples,
    /** Growth in megabytes. */
    growth(): Sample {
      const third = Math.floor(samples.length / 3);
      const growthOf = (name: keyof Sample) =>
        median(samples.slice(-third).map((one) => one[name])) -
        median(samples.slice(0, third).map((one) => one[name]));
      return {
        shell: growthOf('shell'),
        loop: growthOf('loop'),
        shellHeap: growthOf('shellHeap'),
        loopHeap: growthOf('loopHeap'),
      };
    },
  };
}
