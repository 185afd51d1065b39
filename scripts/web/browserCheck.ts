import type { Plugin } from 'vite';
import { BROWSER_CHECK, OLD_BROWSER } from '../../src/hydration/isOldBrowser.ts';
import { bundleForAnyModules } from './inlineScript.ts';

/**
 * Adds the notice for old browsers to a page: immediately if the browser lacks modules, otherwise after a check. emitsFile: false for a
 * second page
 */
export const browserCheck = ({ emitsFile }: { emitsFile: boolean }): Plugin => ({
  name: 'browser-check',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'script', attrs: { nomodule: true, src: OLD_BROWSER }, injectTo: 'body' },
      { tag: 'script', attrs: { defer: true, src: BROWSER_CHECK }, injectTo: 'body' },
    ],
  },
  async generateBundle() {
    if (!emitsFile) return;
    const source = await bundleForAnyModules('src/hydration/checkBrowser.ts');
    this.emitFile({ type: 'asset', fileName: BROWSER_CHECK.slice(1), source });
  },
});
