import { choosePlatform } from '@/platform/choosePlatform';
import { createStore, loadLanguage, loadStoreConfig, renderApp } from './app/boot';
import { showBootFailure } from './app/bootFailure';

/** From start to screen in four steps; each says on the page what went wrong, if anything did. */
async function start() {
  const platform = choosePlatform();
  const config = await loadStoreConfig();
  const language = await loadLanguage(config);
  const store = createStore(config, language, platform);
  await renderApp(store, language, platform);
}

start().catch(showBootFailure);
