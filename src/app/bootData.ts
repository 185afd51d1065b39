import { escapeMarkup } from '@contract/escapeMarkup';
import type { LoggedProblem } from '@/features/content/check/checkContent';
import { fetchBootData } from '@/hydration/fetchBootData';
import type { Read } from '@/hydration/replayReads';
import type { Translations } from '@/lib/i18n/createI18n';
import type { RootState } from './store';

type Queries = RootState['api']['queries'];

/** The part of the boot data that all pages of a shop share. It has its own URL, so that a browser loads it once. */
export interface LayoutData {
  config: RootState['config'];
  site: RootState['site'];
  queries: Queries;
  reads: Read[];
  translations: Translations;
  /** Whether the browser reads the session before any other call (docs/spec/19 §6). */
  isSessionFirst: boolean;
}

/** The part of the boot data that is specific to one page. */
export interface PageData {
  /** State of the API with the queries that the layout does not contain. */
  api: RootState['api'];
  reads: Read[];
  /** Problems in the dealer content of the page, which the browser logs (docs/spec/04 §4). */
  problems: LoggedProblem[];
}

/** The server's state of a rendered page, from which the browser hydrates. */
export interface BootData
  extends Pick<LayoutData, 'translations' | 'isSessionFirst'>,
    Pick<PageData, 'problems'> {
  state: Partial<RootState>;
  /** The GET requests that the server made for this page (src/hydration/replayReads.ts). */
  reads: Read[];
}

function joined([layout, page]: [LayoutData, PageData]): BootData {
  const { config, site, translations, isSessionFirst } = layout;
  const queries = { ...layout.queries, ...page.api.queries };
  return {
    state: { config, site, api: { ...page.api, queries } },
    reads: [...layout.reads, ...page.reads],
    problems: page.problems,
    translations,
    isSessionFirst,
  };
}

/**
 * Sets the fetch time of all queries to now. The server omits times, so that the page is the same for all visitors, whenever they open it.
 */
function loadedNow(data: BootData): BootData {
  const now = Date.now();
  for (const query of Object.values(data.state.api?.queries ?? {}))
    if (query?.status === 'fulfilled')
      Object.assign(query, { startedTimeStamp: now, fulfilledTimeStamp: now });
  return data;
}

/**
 * Parses the boot data of this page; null when the page is the plain shell. A server-rendered page whose data has expired or is unreadable
 * can't be hydrated: its markup is removed, and the app starts as from the plain shell. The data comes from our own server, so it is not
 * validated.
 */
export async function readBootData(): Promise<BootData | null> {
  try {
    const text = await fetchBootData();
    if (text) return loadedNow(joined(JSON.parse(text) as [LayoutData, PageData]));
  } catch (error) {
    console.warn('page data', error);
  }
  document.getElementById('root')?.replaceChildren();
  return null;
}

/** Fields of the API that contain dealer HTML. */
const htmlFields = ['content', 'description', 'bottom_description'];

/**
 * One part of the boot data as JSON that is safe inside a script element.
 * parsed: XML by dealer HTML, which it replaces, so that the browser hydrates without an HTML parser
 */
export function bootText(
  data: LayoutData | PageData,
  parsed: ReadonlyMap<string, string> = new Map(),
): string {
  let text = JSON.stringify(data);
  // Replaced in the text, because a JSON.stringify replacer would be called for each of several thousand values.
  for (const [html, xml] of parsed)
    for (const field of htmlFields)
      text = text.replaceAll(`"${field}":${JSON.stringify(html)}`, () => `"${field}":${JSON.stringify(xml)}`);
  return text.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Script element that contains both parts as text. */
export const bootElement = (layout: string, page: string): string =>
  `<script type="application/json" id="boot">[${layout},${page}]</script>`;

/** Script element with the URLs from which both parts are fetched. */
export const bootLink = (layout: string, page: string): string =>
  `<script type="application/json" id="boot" data-layout="${escapeMarkup(layout)}" data-page="${escapeMarkup(page)}"></script>`;
