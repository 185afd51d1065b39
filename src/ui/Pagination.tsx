import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon';
import styles from './Pagination.module.css';

const NEIGHBOURS = 1;

/** Page numbers to link: the first, the last, the current page and its neighbours; null marks a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - NEIGHBOURS, page, page + NEIGHBOURS, pageCount];
  const linked = [...new Set(wanted)].filter((at) => at >= 1 && at <= pageCount).sort((a, b) => a - b);
  return linked.flatMap((at, index) => {
    const gap = at - (linked[index - 1] ?? 0);
    if (gap === 2) return [at - 1, at];
    return gap > 2 ? [null, at] : [at];
  });
}

interface Props {
  page: number;
  pageCount: number;
  /** URL of a page: relative, such as ?page=2, or a path. */
  hrefOf: (page: number) => string;
  ref?: Ref<HTMLElement>;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list. Links, not buttons: they can be opened in a tab, shared and crawled. */
export function Pagination({ page, pageCount, hrefOf, ref, texts }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pagination} ref={ref} aria-label={texts.label}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={texts.previous}>
          <Icon name="chevronLeft" size={1.25} />
        </Link>
      )}
      <ol>
        {pageWindow(page, pageCount).map((at, index, all) => (
          <li key={at ?? `gap-${all[index - 1]}`}>
            {at === null ? (
              <span>…</span>
            ) : (
              <Link
                to={hrefOf(at)}
                aria-label={texts.page(at)}
                aria-current={at === page ? 'page' : undefined}
              >
                {at}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={texts.next}>
          <Icon name="chevronRight" size={1.25} />
        </Link>
      )}
    </nav>
  );
}
