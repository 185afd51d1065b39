import { createHash } from 'node:crypto';
import { bootText } from '@/app/bootData';
import type { RootState } from '@/app/store';
import type { ParsedContents } from '@/features/content/parsedContents';
import { isReplayed, type Read } from '@/hydration/replayReads';
import type { Translations } from '@/lib/i18n/createI18n';
import { problemsOf, xmlOf } from './contents';
import type { BootText, Layout } from './layout';

export const withId = (text: string): BootText => ({
  text,
  id: createHash('sha256').update(text).digest('hex').slice(0, 32),
});

type Api = RootState['api'];
type Queries = Api['queries'];

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/**
 * Queries in a stable order, without what differs between two renders: request ids and times. The browser sets the times when it reads them
 * (bootData.ts).
 */
const timeless = (queries: Queries, isIncluded: (key: string) => boolean): Queries =>
  Object.fromEntries(
    Object.entries(queries)
      .filter(([key]) => isIncluded(key))
      .sort(byKey)
      .map(([key, query]) => [
        key,
        query &&
          Object.assign({}, query, {
            requestId: key,
            startedTimeStamp: 0,
            ...(query.status === 'fulfilled' && { fulfilledTimeStamp: 0 }),
          }),
      ]),
  );

/** Reads for the browser to replay, in a stable order independent of which response came first: equal pages have equal data. */
const sorted = (reads: ReadonlyMap<string, Read>, isIncluded: (key: string) => boolean): Read[] =>
  [...reads]
    .filter(([key, read]) => isIncluded(key) && isReplayed(read))
    .sort(byKey)
    .map(([, read]) => read);

/** The tags of queries in a stable order, without queries that have no tags. */
const tagged = ({ tags, keys }: Api['provided']): Api['provided'] => ({
  tags,
  keys: Object.fromEntries(
    Object.entries(keys)
      .filter(([, tagsOfQuery]) => tagsOfQuery.length > 0)
      .sort(byKey),
  ),
});

const all = () => true;

interface PageFacts {
  layout: Layout;
  state: RootState;
  reads: ReadonlyMap<string, Read>;
  contents: ParsedContents;
  translations: Translations;
  isSessionFirst: boolean;
  url: URL;
}

/** The data that a page shares with others: identical for all pages with the same texts of the app. */
export function layoutBoot({ layout, translations, isSessionFirst, url }: PageFacts): BootText {
  const xml = xmlOf(layout.contents, url);
  const key = `${Object.keys(translations).sort()} ${xml.size}`;
  const stored = layout.texts.get(key);
  if (stored) return stored;
  const { config, site, api } = layout.state;
  const queries = timeless(api.queries, all);
  // Namespaces in a stable order, independent of which was loaded first.
  const texts = Object.fromEntries(Object.entries(translations).sort(byKey));
  const reads = sorted(layout.reads, all);
  const data = { config, site, queries, reads, translations: texts, isSessionFirst };
  const fresh = withId(bootText(data, xml));
  layout.texts.set(key, fresh);
  return fresh;
}

/** The data of one page: its queries without those of the layout, and without subscriptions and mutations, which the browser creates. */
export function pageBoot({ layout, state: { api }, reads, contents, url }: PageFacts): string {
  const ofLayout = layout.state.api.queries;
  const queries = timeless(api.queries, (key) => !(key in ofLayout));
  return bootText(
    {
      api: { ...api, queries, provided: tagged(api.provided), subscriptions: {}, mutations: {} },
      reads: sorted(reads, (key) => !layout.reads.has(key)),
      problems: problemsOf(contents),
    },
    xmlOf(contents, url),
  );
}
