import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { classNames } from '@/lib/classNames';
import styles from './Header.module.css';
import layouts from './HeaderLayouts.module.css';
import { type HeaderPart, headerRows, partsByRow } from './headerLayouts';
import type { HeaderSettings } from './headerSettings';

interface Props {
  settings: HeaderSettings;
  /** Content of each part, passed by the page, because features do not import each other. */
  parts: Record<HeaderPart, ReactNode>;
  /** Block header-before. */
  before: ReactNode;
  /** Blocks header-after-global-promotions and header-after. */
  after: ReactNode;
}

/**
 * Renders every header layout: parts in rows, positioned by CSS through data-layout and, below md, data-small. All widths share one markup,
 * so that hydration shifts no layout.
 */
export function Header({ settings, parts, before, after }: Props) {
  const rows = partsByRow(settings.layout, settings.smallLayout);
  const beforeArea = (
    <div className={styles.before} data-hidden={settings.isBeforeHidden || undefined}>
      {before}
    </div>
  );
  const afterArea = (
    <div className={styles.after} data-hidden={settings.isAfterHidden || undefined}>
      {after}
    </div>
  );
  return (
    <header className={styles.header}>
      {!settings.isBeforeSticky && beforeArea}
      <div
        className={styles.sticky}
        data-both={(settings.isBeforeSticky && settings.isAfterSticky) || undefined}
      >
        {settings.isBeforeSticky && beforeArea}
        <div
          className={classNames(styles.bar, layouts.bar)}
          data-layout={settings.layout}
          data-small={settings.smallLayout}
          data-type={settings.type}
        >
          {headerRows.map(
            (row) =>
              rows[row].length > 0 && (
                <div key={row} className={styles.row} data-row={row}>
                  <div className={styles.inner}>
                    {rows[row].map(({ part, visibleOn }) => (
                      <div key={part} className={styles.part} data-part={part} data-on={visibleOn}>
                        {parts[part]}
                      </div>
                    ))}
                  </div>
                </div>
              ),
          )}
        </div>
        {settings.isAfterSticky && afterArea}
      </div>
      {!settings.isAfterSticky && afterArea}
    </header>
  );
}

/** Link to the home page with the tenant's logo, or its name if no logo is configured. */
export function Logo() {
  const { t } = useTranslation('site');
  const { logo_src, logo_dark_src, logo_alt, name, theme } = useConfig();
  const darkSrc = theme.dark && logo_dark_src;
  return (
    <Link to="/" className={styles.logo} aria-label={t('logoLabel', { name: logo_alt || name })}>
      {logo_src ? (
        <picture>
          {darkSrc && <source media="screen and (prefers-color-scheme: dark)" srcSet={darkSrc} />}
          <img
            src={logo_src}
            alt=""
            width={200}
            height={44}
            fetchPriority="low"
            className={darkSrc ? styles.ownPlate : undefined}
          />
        </picture>
      ) : (
        name
      )}
    </Link>
  );
}
