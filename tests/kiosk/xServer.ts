import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The driver without a graphics card: up to 16 outputs, which are switched on and off as if a cable were plugged. */
const CONFIG = `
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
  Modeline "1920x1080" 148.50 1920 2008 2052 2200 1080 1084 1089 1125
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1920x1080"
    Virtual 3840 2160
  EndSubSection
EndSection
`;

export interface XServer {
  /** Value of DISPLAY. */
  display: string;
  /** Switches the screen at the right on (its mode, such as 1920x1080) or off (null). */
  setRight(mode: string | null): Promise<void>;
  /** Sets the mode of the screen at the left, which is the primary one. */
  setLeft(mode: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an X server with a screen of 1920x1080, beside which another one may be switched on. It has no window manager. */
export async function startXServer(): Promise<XServer> {
  const folder = await mkdtemp(join(tmpdir(), 'screens-'));
  const config = join(folder, 'xorg.conf');
  await writeFile(config, CONFIG);
  const files = ['-config', config, '-logfile', join(folder, 'log')];
  // The server writes the number of the display, which it chooses itself, to the third descriptor once it is ready.
  const server = spawn('/usr/bin/Xorg', ['-displayfd', '3', '-noreset', '-nolisten', 'tcp', ...files], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.EventEmitter, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  const xrandr = (...args: string[]) => run('xrandr', args, { env: { ...process.env, DISPLAY: display } });
  const setLeft = (mode: string) => xrandr('--output', 'DUMMY0', '--primary', '--mode', mode).then(() => {});
  await setLeft('1920x1080');
  return {
    display,
    setLeft,
    async setRight(mode) {
      if (mode === null) return void (await xrandr('--output', 'DUMMY1', '--off'));
      // A screen that was never on has no modes yet.
      await xrandr('--addmode', 'DUMMY1', mode).catch(() => {});
      const switchOn = () => xrandr('--output', 'DUMMY1', '--mode', mode, '--right-of', 'DUMMY0');
      await switchOn();
      // The driver calls an output connected once it is switched on, and programs learn that with the next question.
      await xrandr('--query');
      await switchOn();
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
