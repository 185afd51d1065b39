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

export interface PlayableVideo {
  videoId: string;
  /** An address of the shell's own scheme once the file is on disk, else the service's. */
  url: string;
}

/**
 * The one door between the kiosk screen and the Electron shell (electron/preload.ts satisfies it).
 * Every argument is checked again on the other side; every method rejects with a message staff can read.
 */
export interface KioskBridge {
  /** 'loop' is the shell's own screen; 'visit' is the shopper's, in a session of its own. */
  role: 'loop' | 'visit';
  device: {
    current(): Promise<RegisteredDevice | null>;
    /** Asks the kiosk service with the store's member code (null: the configured one) and a passcode. */
    list(request: { memberCode: string | null; passcode: string }): Promise<RegisteredDevice[]>;
    /** Keeps one of the devices just listed. */
    choose(deviceId: string): Promise<RegisteredDevice>;
    forget(): Promise<void>;
  };
  media: {
    /** Starts keeping these files on disk; answers at once with the best address of each. */
    prepare(
      videos: { videoId: string; url: string; sha256: string; size: number | null }[],
    ): Promise<PlayableVideo[]>;
  };
  visit: {
    /** Opens the storefront over the loop, at a path of the storefront. */
    start(path: string): Promise<void>;
    /** Ends the visit: the session with all it held is destroyed, the loop shows again. */
    end(reason: 'idle' | 'shopper' | 'staff'): Promise<void>;
    /** For the loop: told when the shopper's screen covers it and when it is gone. */
    onCovered(callback: (isCovered: boolean) => void): () => void;
  };
  shell: {
    info(): Promise<{
      appVersion: string;
      electronVersion: string;
      memberCode: string | null;
      storeUrl: string;
    }>;
    restart(): Promise<void>;
    leave(): Promise<void>;
  };
}
