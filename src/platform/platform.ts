/** What a home of the app can do. Chosen once at boot; nothing else asks where it runs. */
export interface Platform {
  kind: 'web' | 'kiosk';
  /** null on the web. */
  kiosk: KioskBridge | null;
  updates: Updates;
}

/** New versions: a service worker on the web, a staged package on the desktop. */
export interface Updates {
  /** Calls back when a version newer than the running one is ready; answers with a way to stop listening. */
  onReady(callback: () => void): () => void;
  /** Starts the new version. */
  apply(): Promise<void>;
}

/** A device as staff chose it. The token never leaves the shell: calls to the kiosk service get it added by the shell. */
export interface RegisteredDevice {
  deviceId: string;
  name: string;
  type: 'kiosk' | 'tv';
  orientation: 'landscape' | 'portrait';
}

/**
 * What asking for the devices brought. 'refused': the service's own message is in message; 'offline': no answer
 * came; 'locked': too many wrong passcodes, until says when the next try counts (ISO 8601).
 */
export type DeviceListing =
  | { outcome: 'listed'; devices: RegisteredDevice[] }
  | { outcome: 'refused'; message: string }
  | { outcome: 'offline' | 'failed' }
  | { outcome: 'locked'; until: string };

/** 'locked': too many wrong passcodes, until says when the next try counts (ISO 8601). */
export type Unlocking = { outcome: 'open' | 'wrong' } | { outcome: 'locked'; until: string };

export interface LoopVideo {
  videoId: string;
  url: string;
  /** Hex; empty when unknown. */
  sha256: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

export interface PlayableVideo {
  videoId: string;
  /** An address of the shell's own scheme once the file is on disk, else the service's. */
  url: string;
}

export interface ShellInfo {
  appVersion: string;
  electronVersion: string;
  memberCode: string | null;
  storeUrl: string;
  /** The machine has no keyring: the device's token is kept with weak protection. */
  isKeyringWeak: boolean;
  /** Bytes of kept media. */
  mediaBytes: number;
  /** Bytes left on the disk, null when that can't be told; and how many of them are never used. */
  diskFree: number | null;
  diskReserve: number;
  /** Bytes of all processes of the app. */
  memoryBytes: number;
  /** Upright though the device should be wide, or the other way round. */
  isSideways: boolean;
  /** The last lines of the shell's log. */
  lastLines: string[];
}

/** Keys that do something instead of typing themselves. */
export type TypedKey = 'Backspace' | 'Enter' | 'Tab';

/**
 * The one door between the kiosk screens and the Electron shell (electron/preload.ts satisfies it).
 * Every argument is checked again on the other side; a call that is not allowed rejects.
 */
export interface KioskBridge {
  /** 'loop' is the shell's own screen; 'visit' is the shopper's, in a session of its own. */
  role: 'loop' | 'visit';
  /** 'safe' after repeated faults: the shipped loop only. */
  mode: 'normal' | 'safe';
  /** The loop shows the captions of its clips. */
  hasCaptions: boolean;
  device: {
    current(): Promise<RegisteredDevice | null>;
    /** Asks the kiosk service with the store's member code (null: the configured one) and a passcode. */
    list(request: { memberCode: string | null; passcode: string }): Promise<DeviceListing>;
    /** Keeps one of the devices just listed. */
    choose(deviceId: string): Promise<RegisteredDevice>;
    /** Needs staff to have unlocked the shell. */
    forget(): Promise<void>;
  };
  media: {
    /** Starts keeping these files on disk; answers at once with the best address of each. */
    prepare(videos: LoopVideo[]): Promise<PlayableVideo[]>;
  };
  /** For the on-screen keyboard of a visit: input as from a real keyboard into the field that has focus. */
  keyboard: {
    type(text: string): Promise<void>;
    press(key: TypedKey): Promise<void>;
  };
  visit: {
    /** Opens the storefront over the loop, at a path of the storefront. idleMs: after it the shell ends a hung visit itself. */
    start(request: { path: string; idleMs: number }): Promise<void>;
    /** Ends the visit: the session with all it held is wiped, the loop shows again. */
    end(reason: 'idle' | 'shopper'): Promise<void>;
    /** For a visit: only the lower part of the screen, for someone who can't reach the upper one. */
    lower(isLow: boolean): Promise<void>;
    /** For the loop: told when the shopper's screen covers it and when it is gone. */
    onCovered(callback: (isCovered: boolean) => void): () => void;
  };
  shell: {
    info(): Promise<ShellInfo>;
    /** With the passcode the device was registered with: opens forget, turn, restart and leave for two minutes. */
    unlock(passcode: string): Promise<Unlocking>;
    /** A sign of life, every other second. frameAgeMs: since something new was shown, null when nothing has to be. */
    beat(frameAgeMs: number | null): Promise<void>;
    /** Turns the picture a quarter clockwise and restarts. Needs staff. */
    turn(): Promise<void>;
    restart(): Promise<void>;
    leave(): Promise<void>;
    /** A line for the shell's log; never a secret. */
    report(problem: string): Promise<void>;
  };
}
