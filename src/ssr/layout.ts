import type { TenantConfig } from '@contract/config';
import { isUnchanging } from '@contract/publicReads';
import type { Transport } from '@contract/transport';
import { makeStore, type RootState } from '@/app/store';
import { configLoaded } from '@/config/configSlice';
import type { ParsedContents } from '@/features/content/parsedContents';
import { smallScreenDetected } from '@/features/shell/siteSlice';
import { type Read, recordReads } from '@/hydration/replayReads';
import { isNothingThere } from '@/lib/failedStatus';
import { contentsOfLayout } from './contents';

/** A part of the boot data; equal data has equal ids. */
export interface BootText {
  text: string;
  id: string;
}

/** What the pages of a shop have in common before their own data: configuration, menus and blocks. */
export interface Layout {
  state: Pick<RootState, 'api' | 'config' | 'site'>;
  reads: ReadonlyMap<string, Read>;
  /** The contents in its shared parts, which a page that reuses these parts does not render. */
  contents: ParsedContents;
  /** Its boot data, keyed by whatever else the text depends on (pageData.ts). */
  texts: Map<string, BootText>;
}

/** Layouts of one version of the data, by path prefix, language and screen. */
export type LayoutStore = Map<string, Promise<Layout>>;

interface LayoutInput {
  send: Transport;
  config: TenantConfig;
  locale: string;
  /** /en and no prefix may be the same locale with different texts in the configuration. */
  basename: string;
  isSmallScreen: boolean;
}

/**
 * Whether other pages may use a layout as long as the version of the data is unchanged. Neither one with a failed read, nor one with
 * products, whose stock changes in between: each page has to know whose stock it shows (server/hosting/page/stockDependencies.ts).
 */
const isShareable = ({ state, reads }: Layout) =>
  !hasFailedReads(state) && [...reads.values()].every(isUnchanging);

/** The layout, from the store or newly read. */
export async function layoutOf(input: LayoutInput, store: LayoutStore | undefined): Promise<Layout> {
  const key = `${input.basename} ${input.locale} ${input.isSmallScreen}`;
  const pending = store?.get(key);
  const stored = pending && (await pending);
  if (stored && isShareable(stored)) return stored;
  const reading = readLayout(input);
  store?.set(key, reading);
  const forget = () => store?.delete(key);
  await reading.then((layout) => isShareable(layout) || forget(), forget);
  return reading;
}

async function readLayout({
  send,
  config,
  locale,
  isSmallScreen,
}: Omit<LayoutInput, 'basename'>): Promise<Layout> {
  const reads = new Map<string, Read>();
  const { dispatch, getState } = makeStore({ send: recordReads(send, reads) });
  dispatch(configLoaded({ tenant: config, locale }));
  dispatch(smallScreenDetected(isSmallScreen));
  const { preloadLayout } = await import('@/pages/Shell');
  await preloadLayout({ dispatch, options: { subscribe: true }, isSmallScreen });
  const state = getState();
  const { config: configuration, site } = state;
  return {
    state: { api: { ...state.api, subscriptions: {} }, config: configuration, site },
    reads,
    contents: contentsOfLayout(state),
    texts: new Map(),
  };
}

/** A missing block is a valid result; any other error may be gone at the next read. */
export const hasFailedReads = ({ api }: Pick<RootState, 'api'>): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'rejected' && !isNothingThere(query.error));
