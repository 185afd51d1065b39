import { createContext, useContext } from 'react';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The home the app runs in; null while rendered by the server. */
export const usePlatform = () => useContext(PlatformContext);
