import { createContext, useContext } from 'react';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The platform of the app; null on the server. */
export const usePlatform = () => useContext(PlatformContext);

/** True in the kiosk's shell, whose pages are shown to many shoppers on one device. */
export const useIsKiosk = () => usePlatform()?.kind === 'kiosk';
