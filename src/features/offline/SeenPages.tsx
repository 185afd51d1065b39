import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '@/config/configSlice';
import { formatAge } from '@/lib/dates';
import { groupOf, openablePages, type PageGroup } from './openablePages';
import styles from './SeenPages.module.css';
import { type SeenPage, seenPages } from './seenStore';

const groups: readonly PageGroup[] = ['products', 'categories', 'others'];
const MAX_PER_GROUP = 8;

/** Pages available offline: products, categories and pages that this device has seen, each with its age. */
export function SeenPages() {
  const { t, ready: isReady } = useTranslation('offline');
  const locale = useLocale();
  const [pages, setPages] = useState<SeenPage[]>([]);
  const [now] = useState(Date.now);
  useEffect(() => {
    seenPages()
      .then((seen) => openablePages(seen, locale))
      .then(setPages)
      .catch((error: unknown) => console.warn('seen pages', error));
  }, [locale]);
  if (!isReady || pages.length === 0) return null;
  return (
    <aside className={styles.seen} aria-labelledby="seen-pages">
      <h2 id="seen-pages">{t('seenTitle')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => {
          const own = pages.filter(({ path }) => groupOf(path) === group).slice(0, MAX_PER_GROUP);
          if (own.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`seen-${group}`}>
              <h3 id={`seen-${group}`}>{t(group)}</h3>
              <ul>
                {own.map(({ path, title, seenAt }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                    <span className={styles.age}>{formatAge(seenAt, locale, now)}</span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </aside>
  );
}
