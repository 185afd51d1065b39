/**
 * Command-line switches with which a packaged app refuses to start, because no Electron fuse blocks them: the debugging port would let
 * anyone read and control every screen, and the others disable the isolation between a screen and third-party content.
 */
const REFUSED = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'disable-web-security',
  'disable-site-isolation-trials',
  'load-extension',
];

/** Whether the command line contains a switch that a packaged app refuses. */
export const hasRefusedSwitch = (commandLine: { hasSwitch(name: string): boolean }): boolean =>
  REFUSED.some((name) => commandLine.hasSwitch(name));
