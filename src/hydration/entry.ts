import '@/ui/tokens.css';
import '@/ui/base.css';
import { restoreScheme } from '@/lib/lightScheme';
import { allowTrustedTypes } from '@/lib/trustedTypes';
import { showBootFailure } from './bootFailure';
import { watchEarlyErrors } from './earlyErrors';
import { fetchBootData } from './fetchBootData';
import { keepInstallEvent } from './installEvent';
import { loadPageChunks } from './pageChunks';
import { preloadIntl } from './preloadIntl';

/** Entry point of the page: prepares the server-rendered page and loads the app (src/main.tsx). See README.md. */
watchEarlyErrors();
allowTrustedTypes(window);
restoreScheme();
keepInstallEvent();
preloadIntl(document.documentElement.lang);
// A failed fetch is handled by the code that reads the data (src/app/bootData.ts).
Promise.all([loadPageChunks(), fetchBootData().catch(() => null)])
  .then(() => import('@/main'))
  .catch(showBootFailure);
