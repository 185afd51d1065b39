import './ui/tokens.css';
import './ui/base.css';
import { showBootFailure } from './app/bootFailure';
import { holdEarlyClicks } from './app/earlyClicks';
import { firstPaint } from './app/firstPaint';
import { settleFreshPage } from './app/freshPage';
import { loadPageCode } from './app/pageCode';
import { pageData } from './app/pageData';
import { warmIntl } from './app/warmIntl';

/** The page that arrived rendered is seen first; then the app (main.tsx) takes it over. */
holdEarlyClicks();
settleFreshPage();
firstPaint()
  // Data that can't be had is dealt with where it is read (src/app/bootData.ts).
  .then(() => {
    warmIntl(document.documentElement.lang);
    return Promise.all([loadPageCode(), pageData().catch(() => null)]);
  })
  .then(() => import('./main'))
  .catch(showBootFailure);
