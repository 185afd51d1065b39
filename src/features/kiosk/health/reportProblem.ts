import { cutText } from '@contract/cutText';
import type { KioskBridge } from '@/platform/platform';

const MAX_LENGTH = 200;

/** Writes a line to the shell's log, truncated to the length that the shell accepts. Never rejects. */
export const reportProblem = (bridge: KioskBridge, problem: string): void =>
  void bridge.shell.report(cutText(problem, MAX_LENGTH)).catch(() => {});
