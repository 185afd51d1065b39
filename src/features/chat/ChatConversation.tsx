import type { ChatMessage } from '@contract/chat';
import { useEffect, useRef } from 'react';
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
  onLeave: () => void;
}

/** The messages, the newest last and in view, as a live region. */
export function ChatConversation({ messages, isWaiting, name, product, onLeave }: Props) {
  const { t } = useTranslation('chat');
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length + Number(isWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls, however it is counted
  useEffect(() => {
    // The result is not returned: some browsers return a promise, which is no effect cleanup.
    end.current?.scrollIntoView?.({ block: 'end' });
  }, [count]);

  const textOf = ({ role, text }: ChatMessage) => {
    if (role === 'assistant' && text === CAP_MESSAGE) return t('limitMet');
    return text || t('failed');
  };
  return (
    <div className={styles.messages} role="log" aria-label={t('title', { name })}>
      {messages.length === 0 && <p className={styles.message}>{t('welcome', { name, product })}</p>}
      {messages.map((message) => (
        <div key={`${message.role} ${message.timestamp}`} className={styles.turn} data-role={message.role}>
          <p className="visually-hidden">{message.role === 'user' ? t('you') : name}</p>
          <p className={styles.message}>{textOf(message)}</p>
          {message.products.length > 0 && (
            // A click on a card closes the chat and opens that product.
            <ul className={styles.cards} onClickCapture={onLeave}>
              {message.products.map((card) => (
                <li key={card.entity_id}>
                  <ProductTile product={card} mode="list" />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {isWaiting && <p className={styles.waiting}>{t('writing', { name })}</p>}
      <div ref={end} />
    </div>
  );
}
