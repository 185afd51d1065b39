import '@/ui/tokens.css';
import '@/ui/base.css';
import { restoreScheme } from '@/lib/lightScheme';
import { allowTrustedTypes } from '@/lib/trustedTypes';
import { afterFirstPaint } from './afterFirstPaint';
import { showBootFailure } from './bootFailure';
import { limitContentVisibility } from './contentVisibility';
import { queueEarlyInput } from './earlyInput';
import { fetchBootData } from './fetchBootData';
import { loadPageChunks } from './pageChunks';
import { preloadIntl } from './preloadIntl';

/** Entry point of the page: lets the browser paint the server-rendered page, then loads the app (src/main.tsx). See README.md. */
allowTrustedTypes(window);
restoreScheme();
queueEarlyInput();
limitContentVisibility();
afterFirstPaint()
  .then(() => {
    preloadIntl(document.documentElement.lang);
    // A failed fetch is handled by the code that reads the data (src/app/bootData.ts).
    return Promise.all([loadPageChunks(), fetchBootData().catch(() => null)]);
  })
  .then(() => import('@/main'))
  .catch(showBootFailure);
