import './ui/tokens.css';
import './ui/base.css';
import { showBootFailure } from './app/bootFailure';
import { holdEarlyClicks } from './app/earlyClicks';
import { firstPaint } from './app/firstPaint';
import { settleFreshPage } from './app/freshPage';
import { loadPageCode } from './app/pageCode';

/** The page that arrived rendered is seen first; then the app (main.tsx) takes it over. */
holdEarlyClicks();
settleFreshPage();
firstPaint()
  .then(loadPageCode)
  .then(() => import('./main'))
  .catch(showBootFailure);
