/**
 * Switches with which a packaged app does not start, because no fuse refuses them: anyone who opens the debugging port reads and
 * drives every screen, and the others take away what separates a screen from the pages of others.
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

/** Whether the command line has a switch that a packaged app refuses. */
export const hasRefusedSwitch = (commandLine: { hasSwitch(name: string): boolean }): boolean =>
  REFUSED.some((name) => commandLine.hasSwitch(name));
