import { contextBridge, ipcRenderer, webFrame } from 'electron';
import type { KioskBridge } from '../src/platform/platform';
import { NO_CAPTIONS_ARGUMENT, ROLE_ARGUMENT, SAFE_ARGUMENT } from './windows/screen';

const role = process.argv.find((argument) => argument.startsWith(ROLE_ARGUMENT))?.slice(ROLE_ARGUMENT.length);

const isSafe = process.argv.includes(SAFE_ARGUMENT);

const bridge = {
  role: role === 'loop' ? 'loop' : 'visit',
  mode: isSafe ? 'safe' : 'normal',
  hasCaptions: !process.argv.includes(NO_CAPTIONS_ARGUMENT),
  device: {
    current: () => ipcRenderer.invoke('device.current'),
    list: (request) => ipcRenderer.invoke('device.list', request),
    choose: (deviceId) => ipcRenderer.invoke('device.choose', deviceId),
    forget: () => ipcRenderer.invoke('device.forget'),
  },
  media: { prepare: (videos) => ipcRenderer.invoke('media.prepare', videos) },
  keyboard: {
    type: (text) => ipcRenderer.invoke('keyboard.type', text),
    press: (key) => ipcRenderer.invoke('keyboard.press', key),
  },
  visit: {
    start: (request) => ipcRenderer.invoke('visit.start', request),
    end: (reason) => ipcRenderer.invoke('visit.end', reason),
    lower: (isLow) => ipcRenderer.invoke('visit.lower', isLow),
    onCovered(callback) {
      const listen = (_: unknown, isCovered: unknown) => callback(isCovered === true);
      ipcRenderer.on('covered', listen);
      return () => void ipcRenderer.off('covered', listen);
    },
  },
  shell: {
    info: () => ipcRenderer.invoke('shell.info'),
    unlock: (passcode) => ipcRenderer.invoke('shell.unlock', passcode),
    beat: (frameAgeMs) =>
      role === 'loop' ? ipcRenderer.invoke('shell.beat', frameAgeMs) : ipcRenderer.invoke('visit.beat'),
    turn: () => ipcRenderer.invoke('shell.turn'),
    restart: () => ipcRenderer.invoke('shell.restart'),
    leave: () => ipcRenderer.invoke('shell.leave'),
    report: (problem) => ipcRenderer.invoke('shell.report', problem),
  },
} satisfies KioskBridge;

contextBridge.exposeInMainWorld('kiosk', bridge);
// The system's print dialog would lead out of the shop.
void webFrame.executeJavaScript('window.print = () => {};');
