import { createTracker } from '@/browser/tracker';
import { showBootFailure } from '@/hydration/bootFailure';
import { choosePlatform } from '@/platform/choosePlatform';
import { createStore, loadLanguage, loadTenantConfig, renderApp } from './app/boot';

/** Starts the app in four steps (src/app/boot.tsx). An error in any step is shown on the page. */
async function start() {
  const platform = choosePlatform();
  const tracker = createTracker();
  const config = await loadTenantConfig(tracker);
  const language = await loadLanguage(config);
  const shop = createStore(config, language, platform, tracker);
  await renderApp(shop, language, platform);
}

start().catch(showBootFailure);
