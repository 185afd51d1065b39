import '@/ui/tokens.css';
import '@/ui/base.css';
import { restoreScheme } from '@/browser/lightScheme';
import { addPolyfills } from '@/browser/polyfills';
import { allowTrustedTypes } from '@/browser/trustedTypes';
import { showBootFailure } from './bootFailure';
import { watchEarlyErrors } from './earlyErrors';
import { fetchBootData } from './fetchBootData';
import { keepInstallEvent } from './installEvent';
import { isOldBrowser } from './isOldBrowser';
import { loadPageChunks } from './pageChunks';
import { preloadIntl } from './preloadIntl';
import { surviveTranslation } from './translatedText';

/** Entry point of the page: prepares the server-rendered page and loads the app (src/main.tsx). See README.md. */
addPolyfills();
watchEarlyErrors();
allowTrustedTypes(window);
restoreScheme();
surviveTranslation();
keepInstallEvent();
preloadIntl(document.documentElement.lang);
// checkBrowser.ts shows the notice.
if (!isOldBrowser()) start();

function start(): void {
  // A failed fetch is handled by the code that reads the data (src/app/bootData.ts).
  Promise.all([loadPageChunks(), fetchBootData().catch(() => null)])
    .then(() => import('@/main'))
    .catch(showBootFailure);
}
