import type { ChatMessage } from '@contract/chat';
import { useTranslation } from '@/config/useTranslation';
import { ProductTile } from '@/features/product/tile/ProductTile';
import styles from './ChatConversation.module.css';
import { CAP_MESSAGE } from './chatErrors';

interface Props {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
  /** Name of the assistant. */
  name: string;
  product: string;
  onNavigate: () => void;
}

/** As a ref: scrolls the element into view when it mounts. Returns nothing, because React would call a result as cleanup. */
const scrollIntoView = (element: HTMLElement | null): void => {
  element?.scrollIntoView?.({ block: 'end' });
};

/** The messages, the newest last and in view, as a live region. */
export function ChatConversation({ messages, isWaiting, name, product, onNavigate }: Props) {
  const { t } = useTranslation('chat');
  const textOf = ({ role, text }: ChatMessage) => {
    if (role === 'assistant' && text === CAP_MESSAGE) return t('limitReached');
    return text || t('failed');
  };
  return (
    <div className={styles.messages} role="log" aria-label={t('title', { name })}>
      {messages.length === 0 && <p className={styles.message}>{t('welcome', { name, product })}</p>}
      {messages.map((message) => (
        <div key={`${message.role} ${message.timestamp}`} className={styles.entry} data-role={message.role}>
          <p className="visually-hidden">{message.role === 'user' ? t('you') : name}</p>
          <p className={styles.message}>{textOf(message)}</p>
          {message.products.length > 0 && (
            // A click on a card closes the chat and opens that product.
            <ul className={styles.products} onClickCapture={onNavigate}>
              {message.products.map((card) => (
                <li key={card.entity_id}>
                  <ProductTile product={card} mode="list" />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {isWaiting && <p className={styles.typingIndicator}>{t('typing', { name })}</p>}
      {/* A new key mounts a new end, which scrolls into view, for each message. */}
      <div key={messages.length + Number(isWaiting)} ref={scrollIntoView} />
    </div>
  );
}
