/** Capabilities of the platform that the app runs on. Chosen once at boot (choosePlatform.ts). */
export interface Platform {
  kind: 'web' | 'kiosk';
  /** null on the web. */
  kiosk: KioskBridge | null;
  updates: Updates;
}

/** New versions of the app: a service worker on the web, a staged package in Electron. */
export interface Updates {
  /** Calls back when a newer version is ready. Returns a function that stops listening. */
  onReady(callback: () => void): () => void;
  /** Activates the new version. */
  apply(): Promise<void>;
}

/** The registered device. Its token stays in the shell, which adds it to requests to the kiosk service. */
export interface RegisteredDevice {
  deviceId: string;
  name: string;
  type: 'kiosk' | 'tv';
  orientation: 'landscape' | 'portrait';
  /** Location of the device; null when the kiosk service does not send it. */
  location: KioskLocation | null;
}

/** A location of the dealer: its store_id and name. */
export interface KioskLocation {
  storeId: string;
  name: string;
}

/** The device and the location of a visit. */
export interface Station {
  deviceId: string;
  location: KioskLocation | null;
}

/**
 * Why the backend does not respond. 'certificate': its certificate is not trusted or has expired; 'name': its host name can't be resolved;
 * 'proxy': the proxy does not respond; 'proxyPassword': the proxy rejects the user or password; 'captivePortal': another page responds;
 * 'unreachable': no response in time; 'offline': no network
 */
export type NetworkFault =
  | 'certificate'
  | 'name'
  | 'proxy'
  | 'proxyPassword'
  | 'captivePortal'
  | 'unreachable'
  | 'offline';

/**
 * Result of listing the devices. 'refused': with the message of the kiosk service; 'offline': no response; 'locked': too many wrong
 * passcodes, the next attempt is accepted at `until` (ISO 8601)
 */
export type DeviceListing =
  | { outcome: 'listed'; devices: RegisteredDevice[] }
  | { outcome: 'refused'; message: string }
  | { outcome: 'offline'; fault: NetworkFault }
  | { outcome: 'failed' }
  | { outcome: 'locked'; until: string };

/**
 * A screen waiting for staff to register it at the desk. 'waiting': shows the code, and url as a QR code; 'unavailable': no response, ask
 * again; 'unsupported': the kiosk service lacks the call, so the screen can only be registered with a passcode
 */
export type Pairing =
  | { outcome: 'waiting'; code: string; url: string }
  | { outcome: 'registered'; device: RegisteredDevice }
  | { outcome: 'unavailable' | 'unsupported' };

/** 'locked': too many wrong passcodes, the next attempt is accepted at `until` (ISO 8601). */
/** 'unset': the service has no passcode for the staff menu, which therefore stays closed */
export type Unlocking = { outcome: 'open' | 'wrong' | 'unset' } | { outcome: 'locked'; until: string };

export interface LoopVideo {
  videoId: string;
  url: string;
  /** Hex; empty when unknown. */
  sha256: string;
  /** Bytes; null if unknown. */
  size: number | null;
}

export interface PlayableVideo {
  videoId: string;
  /** A URL of the shell's own scheme if the file is on disk, or else the service's URL. */
  url: string;
  /** The file is on disk, and its hash has been verified. */
  isVerified: boolean;
}

export interface ShellInfo {
  appVersion: string;
  electronVersion: string;
  memberCode: string | null;
  backendUrl: string;
  /** Identifies this machine among all machines of the kiosk service. */
  instanceId: string;
  /** The machine has no keyring, so the device token is only weakly protected. */
  isKeyringWeak: boolean;
  /** Why the backend does not respond; null if it does. */
  networkFault: NetworkFault | null;
  /** Bytes of cached media. */
  mediaBytes: number;
  /** Free bytes on the disk; null when unknown. */
  diskFree: number | null;
  /** Bytes of the whole disk; null when unknown. */
  diskTotal: number | null;
  /** Bytes of the disk that the media cache leaves free. */
  diskReserve: number;
  /** Memory of all processes of the app in bytes. */
  memoryBytes: number;
  /** True if the orientation of the display differs from the registered one. */
  isSideways: boolean;
  /** The configured proxy; null for the operating system's. Screens never receive its password. */
  proxy: string | null;
  proxyUser: string;
  /** The machine has several displays. */
  hasDisplays: boolean;
  /** Activity of shoppers today and yesterday, in the location's time zone (YYYY-MM-DD). */
  activity: { day: string; touches: number; visits: number; hand_overs: number }[];
  /** The downloaded version that starts next, and the one that was rolled back; empty for none. */
  updateStaged: string;
  updateRefused: string;
  /** The last lines of the shell's log. */
  lastLines: string[];
}

/** The network's proxy. address: empty for the operating system's. password: null keeps the stored one, unless address or user change */
export interface ProxyChange {
  address: string;
  user: string;
  password: string | null;
}

/** Keys of the on-screen keyboard that insert no character. */
export type TypedKey = 'Backspace' | 'Enter' | 'Tab';

/** Why a visit ends: inactivity, the shopper ended it, or an emergency takes over the screen. */
export const visitEnds = ['idle', 'shopper', 'emergency'] as const;
export type VisitEnd = (typeof visitEnds)[number];

/**
 * The bridge between the kiosk pages and the Electron shell (electron/preload.ts satisfies this type). The shell validates every argument;
 * a call that is not permitted rejects.
 */
export interface KioskBridge {
  /** 'loop': the window that plays clips; 'visit': the shopper's window, with its own session. */
  role: 'loop' | 'visit';
  /** 'safe' after repeated crashes: only the built-in clip plays. */
  mode: 'normal' | 'safe';
  /** For a visit: the device that it runs on; null for the loop. */
  station: Station | null;
  /** Whether the loop shows the captions of its clips. */
  hasCaptions: boolean;
  device: {
    current(): Promise<RegisteredDevice | null>;
    /** Lists the devices of a member code (null: the configured one). The kiosk service checks the passcode. */
    list(request: { memberCode: string | null; passcode: string }): Promise<DeviceListing>;
    /** Registers one of the devices of the last list. */
    choose(deviceId: string): Promise<RegisteredDevice>;
    /** Requests a pairing code, or asks whether staff have registered the screen that shows it. Call it every few seconds. */
    pair(orientation: RegisteredDevice['orientation']): Promise<Pairing>;
    /** Requires an unlocked shell. */
    forget(): Promise<void>;
  };
  media: {
    /** Starts downloading the files; immediately returns the best available URL of each. */
    prepare(videos: LoopVideo[]): Promise<PlayableVideo[]>;
    /** Verifies the file of a clip that failed to play; a damaged file is downloaded again. */
    recheck(videoId: string): Promise<void>;
  };
  /** For the on-screen keyboard: sends keyboard input to the focused field. */
  keyboard: {
    type(text: string): Promise<void>;
    press(key: TypedKey): Promise<void>;
  };
  visit: {
    /** Opens a path of the storefront over the loop. idleMs: milliseconds after which the shell ends a hung visit. */
    start(request: { path: string; idleMs: number; location: KioskLocation | null }): Promise<void>;
    /** Ends the visit: deletes all session data and shows the loop. */
    end(reason: VisitEnd): Promise<void>;
    /** Moves the visit to the lower part of the screen, for a shopper who can't reach the upper part. */
    lower(isLow: boolean): Promise<void>;
    /** For a visit: whether the shell has reloaded this page because it crashed or hung. True once for each time. */
    takeRecovered(): Promise<boolean>;
    /** For a visit: the shopper has received the code that transfers the cart to a phone. Only counted. */
    handedOver(): Promise<void>;
    /**
     * For a visit: passes events to the loop, which sends them, even after the visit. They contain the device and location, but no personal
     * data. Fewer than 50 at once
     */
    keepEvents(destination: 'desk' | 'log', events: readonly object[]): Promise<void>;
    /** For the loop: calls back with the events of a visit. Returns a function that stops listening. */
    onEvents(callback: (destination: 'desk' | 'log', events: readonly unknown[]) => void): () => void;
    /** For a visit: calls back on input anywhere in its window, including a document in a frame of the page. */
    onInput(callback: () => void): () => void;
    /** For the loop: calls back when the visit window covers the loop (immediately if it already does), and when it closes. */
    onCovered(callback: (isCovered: boolean) => void): () => void;
  };
  shell: {
    info(): Promise<ShellInfo>;
    /** Verifies the passcode of the staff menu; permits forget, rotate, restart and exitKiosk for two minutes. */
    unlock(passcode: string): Promise<Unlocking>;
    /**
     * Heartbeat, every two seconds. frameAgeMs: milliseconds since the last new frame; null if no frame is expected.
     * timeMs: time by the service's clock; null while unknown
     */
    heartbeat(frameAgeMs: number | null, timeMs: number | null): Promise<void>;
    /** Rotates the display by 90° clockwise and restarts. Requires an unlocked shell. */
    rotate(): Promise<void>;
    /** Shows the loop on the next display and restarts. Requires an unlocked shell. */
    nextDisplay(): Promise<void>;
    /** Saves the network's proxy and restarts. Requires an unlocked shell once the screen is registered. */
    setProxy(proxy: ProxyChange): Promise<void>;
    /** Turns the display off or on, if the machine supports it. */
    setDisplayPower(isOn: boolean): Promise<void>;
    restart(): Promise<void>;
    exitKiosk(): Promise<void>;
    /** For the loop: calls back when the playlist has changed at the kiosk service. Returns a function that stops listening. */
    onPlaylistChanged(callback: () => void): () => void;
    /** For the loop: calls back with a code to be shown on this screen for staff. */
    onIdentify(callback: (code: string) => void): () => void;
    /** For the loop: calls back when an open staff menu must close, because its passcode was changed. */
    onLocked(callback: () => void): () => void;
    /** Writes a line to the shell's log; must not contain secrets. */
    report(problem: string): Promise<void>;
  };
}
