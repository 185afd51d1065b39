import { createContext } from 'react';

/** Whether the pages of the next address are loading (src/app/navigation). */
export const PendingNavigationContext = createContext(false);
