import { useEffect, useRef } from 'react';
import type { ChatMessage } from '@/api/contract/chat';
import { useTranslation } from '@/config/useTranslation';
import { ProductTile } from '@/features/product/ProductTile';
import styles from './ChatTalk.module.css';
import { CAP_MESSAGE } from './failure';

interface Props {
  talk: readonly ChatMessage[];
  isWaiting: boolean;
  /** Of the assistant. */
  name: string;
  product: string;
  onLeave: () => void;
}

/** The conversation, newest at the end and in view. What is new is read out. */
export function ChatTalk({ talk, isWaiting, name, product, onLeave }: Props) {
  const { t } = useTranslation('chat');
  const end = useRef<HTMLDivElement>(null);
  const count = talk.length + Number(isWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls, however it is counted
  useEffect(() => {
    // Not returned: some browsers answer with a promise.
    end.current?.scrollIntoView?.({ block: 'end' });
  }, [count]);

  const textOf = ({ role, text }: ChatMessage) => {
    if (role === 'assistant' && text === CAP_MESSAGE) return t('limitMet');
    return text || t('failed');
  };
  return (
    <div className={styles.talk} role="log" aria-label={t('title', { name })}>
      {talk.length === 0 && <p className={styles.message}>{t('welcome', { name, product })}</p>}
      {talk.map((message) => (
        <div key={`${message.role} ${message.timestamp}`} className={styles.turn} data-role={message.role}>
          <p className="visually-hidden">{message.role === 'user' ? t('you') : name}</p>
          <p className={styles.message}>{textOf(message)}</p>
          {message.products.length > 0 && (
            // Choosing a card leaves the conversation for that product's page.
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
