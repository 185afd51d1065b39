import type { ChatComparison, ChatMessage, ChatStatement } from '@contract/chat';
import { productPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { parseUrl } from '@/lib/parseUrl';
import { withKeys } from '@/lib/withKeys';
import { Table } from '@/ui/Table';
import styles from './ChatReply.module.css';

const SHOP = 'https://shop.invalid';
/** A path of the shop, excluding `/\host`, which a browser resolves to another host. */
const isOfShop = (url: string) => url.startsWith('/') && parseUrl(url, SHOP)?.origin === SHOP;
/** A page of the shop opens here, a file in a new window. */
const isPage = (url: string) => isOfShop(url) && !url.startsWith('/media/');
/** Only URLs of the shop and https URLs become links, whatever a backend sends. */
const isSafe = (url: string) => isOfShop(url) || url.startsWith('https://');

type ChatLink = ChatStatement['links'][number];

function SourceLink({ link: { title, url }, onNavigate }: { link: ChatLink; onNavigate: () => void }) {
  const { t } = useTranslation('chat');
  if (isPage(url))
    return (
      <Link to={url} onClick={onNavigate}>
        {title || url}
      </Link>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title || url}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}

const textOf = ({ text }: ChatStatement) => text;

const sameLinks = (a: readonly ChatLink[], b: readonly ChatLink[]) =>
  a.length === b.length && a.every(({ url }, at) => url === b[at]?.url);

/** The sentences of a reply; a source is shown below the last sentence that it supports. */
export function ChatStatements({
  statements,
  onNavigate,
}: {
  statements: readonly ChatStatement[];
  onNavigate: () => void;
}) {
  const { t } = useTranslation('chat');
  const groups: ChatStatement[][] = [];
  for (const statement of statements) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && sameLinks(last.links, statement.links)) group.push(statement);
    else groups.push([statement]);
  }
  return (
    <div className={styles.statements}>
      {withKeys(groups, (group) => group.map(textOf).join(' ')).map(([key, group]) => {
        const links = group[0]?.links.filter(({ url }) => isSafe(url)) ?? [];
        return (
          <div key={key}>
            {withKeys(group.map(textOf)).map(([key, text]) => (
              <p key={key}>{text}</p>
            ))}
            {links.length > 0 && (
              <ul className={styles.sources} aria-label={t('sources')}>
                {withKeys(links, ({ url }) => url).map(([key, link]) => (
                  <li key={key}>
                    <SourceLink link={link} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Two products side by side. */
export function ChatComparisonTable({
  comparison: { products, rows },
  onNavigate,
}: {
  comparison: ChatComparison;
  onNavigate: () => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <Table caption={t('comparison')} isCaptionHidden className={styles.comparison}>
      <thead>
        <tr>
          <td />
          {products.map(({ entity_id, name, url_key }) => (
            <th key={entity_id} scope="col">
              <Link to={productPath(url_key)} onClick={onNavigate}>
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(rows, ({ label }) => label).map(([key, { label, values }]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {products.map(({ entity_id }, at) => (
              <td key={entity_id}>{values[at] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A backend that follows the specification only sends text. */
export const hasStatements = ({ statements }: ChatMessage): boolean => statements.length > 0;
