import './ui/tokens.css';
import './ui/base.css';
import { choosePlatform } from '@/platform/choosePlatform';
import { createStore, loadLanguage, loadStoreConfig, renderApp } from './app/boot';
import { showBootFailure } from './app/bootFailure';
import { holdEarlyClicks } from './app/earlyClicks';

/** From start to screen in four steps; each says on the page what went wrong, if anything did. */
async function start() {
  const platform = choosePlatform();
  const config = await loadStoreConfig();
  const language = await loadLanguage(config);
  const store = createStore(config, language, platform);
  await renderApp(store, language, platform);
}

holdEarlyClicks();
start().catch(showBootFailure);
