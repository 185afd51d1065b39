import type { NativeImage } from 'electron';
import * as z from 'zod/mini';
import { cutText } from '../../contract/cutText';
import { identifyCode, LARGEST_COMMAND_FILE } from '../../contract/kioskCommands';
import { type RemoteSettings, remoteSettings } from '../../contract/kioskSettings';
import { withinTime } from '../withinTime';
import type { CommandAction, CommandResult } from './commandRunner';

interface Options {
  /** True from a shopper's touch until the visit has been wiped. */
  isVisitOpen: () => boolean;
  /** A screenshot of the loop, without any view above it. */
  captureLoop: () => Promise<Pick<NativeImage, 'getSize' | 'resize' | 'toJPEG' | 'isEmpty'>>;
  /** The end of the log, without secrets. */
  readLog: (mostBytes: number) => string;
  upload: (commandId: string, type: 'image/jpeg' | 'text/plain', content: Uint8Array) => Promise<void>;
  identify: (code: string) => void;
  reload: () => void;
  restart: () => void;
  clearClips: () => Promise<void>;
  /** Returns true when the app must restart to apply them. */
  changeSettings: (settings: RemoteSettings) => Promise<boolean>;
}

const VISIT_OPEN: CommandResult = { status: 'failed', result: 'a visit is open' };
const CAPTURE_TIMEOUT_MS = 10_000;
const MAX_WIDTH = 1280;
const QUALITY = 80;
const LOG_BYTES = 512 * 1024;
const VISIT_CHECK_MS = 5_000;

const done = (result = '', finish?: () => void): CommandResult => ({
  status: 'done',
  result,
  ...(finish ? { finish } : {}),
});

/** The action of each command. No command interrupts a shopper, and no data of a visit leaves the kiosk. */
export function createCommandActions(options: Options): ReadonlyMap<string, CommandAction> {
  const { isVisitOpen, captureLoop, readLog, upload } = options;

  const withoutVisit =
    (action: CommandAction): CommandAction =>
    async (command) =>
      isVisitOpen() ? VISIT_OPEN : action(command);

  /** Settings apply immediately. If some of them need a restart, that waits until the shopper leaves. */
  function restartAfterVisit(): void {
    if (isVisitOpen()) setTimeout(restartAfterVisit, VISIT_CHECK_MS);
    else options.restart();
  }

  const actions: Record<string, CommandAction> = {
    restart: withoutVisit(async () => done('', restartAfterVisit)),
    reload: withoutVisit(async () => {
      options.reload();
      return done();
    }),
    screenshot: withoutVisit(async ({ id }) => {
      const image = await withinTime(captureLoop(), CAPTURE_TIMEOUT_MS, 'the screen did not draw in time');
      // A shopper may have touched the screen in the meantime.
      if (isVisitOpen()) return VISIT_OPEN;
      if (image.isEmpty()) return { status: 'failed', result: 'the screen shows nothing' };
      const { width, height } = image.getSize();
      const sized = width > MAX_WIDTH ? image.resize({ width: MAX_WIDTH }) : image;
      const jpeg = sized.toJPEG(QUALITY);
      const small = jpeg.byteLength <= LARGEST_COMMAND_FILE ? jpeg : sized.toJPEG(QUALITY / 2);
      await upload(id, 'image/jpeg', small);
      return done(`${width} x ${height}`);
    }),
    log: async ({ id }) => {
      await upload(id, 'text/plain', new TextEncoder().encode(readLog(LOG_BYTES)));
      return done();
    },
    clear_clips: async () => {
      await options.clearClips();
      return done();
    },
    identify: withoutVisit(async ({ id }) => {
      options.identify(identifyCode(id));
      return done(identifyCode(id));
    }),
    settings: async ({ settings }) => {
      const parsed = z.safeParse(remoteSettings, settings);
      if (!parsed.success) return { status: 'failed', result: cutText(z.prettifyError(parsed.error), 400) };
      const needsRestart = await options.changeSettings(parsed.data);
      return done(Object.keys(parsed.data).join(', '), needsRestart ? restartAfterVisit : undefined);
    },
  };
  return new Map(Object.entries(actions));
}
