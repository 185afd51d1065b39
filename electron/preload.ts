import { contextBridge, ipcRenderer, webFrame } from 'electron';
import type { KioskBridge } from '../src/platform/platform';
import {
  COVERED_EVENT,
  IDENTIFY_EVENT,
  INPUT_EVENT,
  type IpcChannel,
  type IpcChannels,
  LOCKED_EVENT,
  PLAYLIST_EVENT,
  VISIT_EVENTS_EVENT,
} from './ipcChannels';
import { blockDialogs } from './windows/blockDialogs';
import { NO_CAPTIONS_ARGUMENT, ROLE_ARGUMENT, readStation, SAFE_ARGUMENT } from './windows/screen';

const role = process.argv.find((argument) => argument.startsWith(ROLE_ARGUMENT))?.slice(ROLE_ARGUMENT.length);
const isSafe = process.argv.includes(SAFE_ARGUMENT);

const invoke = <C extends IpcChannel>(channel: C, ...args: Parameters<IpcChannels[C]>) =>
  ipcRenderer.invoke(channel, ...args) as ReturnType<IpcChannels[C]>;

/** Listens to an event of the main process. Returns a function that stops listening. */
function listen(event: string, callback: (value: unknown) => void): () => void {
  const listener = (_: unknown, value: unknown) => callback(value);
  ipcRenderer.on(event, listener);
  return () => void ipcRenderer.off(event, listener);
}

const bridge = {
  role: role === 'loop' ? 'loop' : 'visit',
  mode: isSafe ? 'safe' : 'normal',
  station: readStation(process.argv),
  hasCaptions: !process.argv.includes(NO_CAPTIONS_ARGUMENT),
  device: {
    current: () => invoke('device.current'),
    list: (request) => invoke('device.list', request),
    choose: (deviceId) => invoke('device.choose', deviceId),
    pair: (orientation) => invoke('device.pair', orientation),
    forget: () => invoke('device.forget'),
  },
  media: {
    prepare: (videos) => invoke('media.prepare', videos),
    recheck: (videoId) => invoke('media.recheck', videoId),
  },
  keyboard: {
    type: (text) => invoke('keyboard.type', text),
    press: (key) => invoke('keyboard.press', key),
  },
  visit: {
    start: (request) => invoke('visit.start', request),
    end: (reason) => invoke('visit.end', reason),
    lower: (isLow) => invoke('visit.lower', isLow),
    takeRecovered: () => invoke('visit.takeRecovered'),
    handedOver: () => invoke('visit.handedOver'),
    keepEvents: (destination, events) => invoke('visit.keepEvents', destination, events),
    onEvents: (callback) =>
      listen(VISIT_EVENTS_EVENT, (value) => {
        // Already parsed by the main process.
        const { destination, events } = value as { destination: 'desk' | 'log'; events: unknown[] };
        callback(destination, events);
      }),
    onInput: (callback) => listen(INPUT_EVENT, () => callback()),
    onCovered(callback) {
      let isAnswered = false;
      const stop = listen(COVERED_EVENT, (isCovered) => {
        isAnswered = true;
        callback(isCovered === true);
      });
      void invoke('visit.isPresent').then((isPresent) => {
        if (isPresent && !isAnswered) callback(true);
      });
      return () => {
        isAnswered = true;
        stop();
      };
    },
  },
  shell: {
    info: () => invoke('shell.info'),
    unlock: (passcode) => invoke('shell.unlock', passcode),
    heartbeat: (frameAgeMs, timeMs) =>
      role === 'loop' ? invoke('shell.heartbeat', frameAgeMs, timeMs) : invoke('visit.heartbeat'),
    rotate: () => invoke('shell.rotate'),
    nextDisplay: () => invoke('shell.nextDisplay'),
    setProxy: (proxy) => invoke('shell.setProxy', proxy),
    setDisplayPower: (isOn) => invoke('shell.displayPower', isOn),
    restart: () => invoke('shell.restart'),
    exitKiosk: () => invoke('shell.exitKiosk'),
    onPlaylistChanged: (callback) => listen(PLAYLIST_EVENT, () => callback()),
    onIdentify: (callback) => listen(IDENTIFY_EVENT, (code) => callback(String(code))),
    onLocked: (callback) => listen(LOCKED_EVENT, () => callback()),
    report: (problem) => invoke('shell.report', problem),
  },
} satisfies KioskBridge;

contextBridge.exposeInMainWorld('kiosk', bridge);
void webFrame.executeJavaScript(`(${blockDialogs})()`);
