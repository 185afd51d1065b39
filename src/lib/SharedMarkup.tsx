import { createContext, type ReactNode, use } from 'react';

/** The parts of a server render that other renders share. */
export interface SharedParts {
  /** A secret that no content contains; marks where a part begins and ends. */
  marker: string;
  /** The number of a part, by everything that its markup depends on. */
  numberOf: (key: string) => number;
  /** Whether an earlier render made the markup of this part. */
  isRendered: (number: number) => boolean;
}

/** Null in a browser. */
export const SharedPartsContext = createContext<SharedParts | null>(null);

interface Props {
  name: string;
  /** What the markup depends on, besides configuration, language, screen and version of the data. */
  of?: unknown;
  children: ReactNode;
}

/**
 * A part that looks the same on many pages. The server renders it once and inserts its markup into the other pages
 * (src/ssr/sharedMarkup.ts). In a browser, the children are rendered as usual.
 */
export function SharedMarkup({ name, of, children }: Props) {
  const parts = use(SharedPartsContext);
  return parts ? <MarkedPart parts={parts} id={JSON.stringify([name, of])} content={children} /> : children;
}

function MarkedPart({ parts, id, content }: { parts: SharedParts; id: string; content: ReactNode }) {
  const number = parts.numberOf(id);
  const mark = (what: 'use' | 'begin' | 'end') => <i data-part={`${parts.marker}${what}${number}`} />;
  if (parts.isRendered(number)) return mark('use');
  return (
    <>
      {mark('begin')}
      {content}
      {mark('end')}
    </>
  );
}
