import type { RootState } from '@/app/store';
import { codeOnlyBlocks, visibleBlocks } from '@/features/content/blocks/blockNames';
import { type LoggedProblem, loggedProblems } from '@/features/content/check/checkContent';
import { isContentCheckRequested } from '@/features/content/check/contentProblems';
import { isContentCheckEnabled } from '@/features/content/check/useContentCheck';
import { contentApi } from '@/features/content/contentApi';
import { isXml, toXml } from '@/features/content/contentXml';
import { isPlainText, parseContent } from '@/features/content/parseContent';
import type { ParsedContents } from '@/features/content/parsedContents';

/** What the server computes about a content when the first page contains it. */
interface Facts {
  xml: string;
  problems: readonly LoggedProblem[];
}

const facts = new Map<string, Facts>();
const MAX_FACTS = 500;

function factsOf(content: string): Facts {
  const cached = facts.get(content);
  if (cached) return cached;
  if (facts.size >= MAX_FACTS) facts.clear();
  const found = { xml: toXml(parseContent(content)), problems: loggedProblems(content) };
  facts.set(content, found);
  return found;
}

/** The HTML contents of the layout's blocks, including those of their tags, such as banners. */
export function contentsOfLayout(state: RootState): ParsedContents {
  const contentOf = (identifier: string) =>
    contentApi.endpoints.getBlock.select(identifier)(state).data?.content ?? '';
  const hidden = codeOnlyBlocks.map(contentOf);
  const contents = new Set<string>();
  JSON.stringify(state.api.queries, (key, value: unknown) => {
    if (key === 'content' && typeof value === 'string' && !hidden.includes(value)) contents.add(value);
    return value;
  });
  const isChecked = isContentCheckEnabled(contentOf('dev-script-validation'));
  return {
    nodes: new Map([...contents].map((content) => [content, parseContent(content)])),
    checked: new Set(isChecked ? visibleBlocks.map(contentOf).filter(Boolean) : []),
  };
}

/** The XML of each content on the page. Empty during the content check, which marks its findings in the HTML itself. */
export function xmlOf({ nodes }: ParsedContents, url: URL): Map<string, string> {
  if (isContentCheckRequested(url.search)) return new Map();
  const contents = [...nodes.keys()].filter((content) => !isXml(content) && !isPlainText(content));
  return new Map(contents.map((content) => [content, factsOf(content).xml]));
}

/** The problems of the page's contents, which the browser logs. */
export const problemsOf = ({ checked }: ParsedContents): LoggedProblem[] =>
  [...checked].filter((content) => !isXml(content)).flatMap((content) => factsOf(content).problems);
