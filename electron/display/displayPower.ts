import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TIMEOUT_MS = 5_000;

/** The programs of Wayland, X11 and the Raspberry Pi, with their arguments for off and on. */
const programs: readonly { name: string; off: string[]; on: string[] }[] = [
  { name: 'wlopm', off: ['--off', '*'], on: ['--on', '*'] },
  { name: 'xset', off: ['dpms', 'force', 'off'], on: ['dpms', 'force', 'on'] },
  { name: 'vcgencmd', off: ['display_power', '0'], on: ['display_power', '1'] },
];

/**
 * Returns a function that turns the display off and on with the first program that works on this machine. Without one, the screen is merely
 * black and saves no power. report: receives the failure once
 */
export function createDisplayPower(
  report: (problem: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): (isOn: boolean) => Promise<void> {
  let hasReported = false;
  return async (isOn) => {
    const problems: string[] = [];
    for (const { name, off, on } of programs) {
      try {
        await run(name, isOn ? on : off, { timeout: TIMEOUT_MS, env });
        return;
      } catch (error) {
        problems.push(`${name} ${(error as NodeJS.ErrnoException).code ?? 'failed'}`);
      }
    }
    if (!hasReported) report(`the display can not be turned off or on: ${problems.join(', ')}`);
    hasReported = true;
  };
}
