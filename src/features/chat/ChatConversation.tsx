import type { ChatAction, ChatMessage } from '@contract/chat';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { withKeys } from '@/lib/withKeys';
import styles from './ChatConversation.module.css';
import { ChatComparisonTable, ChatStatements, hasStatements } from './ChatReply';
import { CAP_MESSAGE } from './chatErrors';

/** Renders the button that confirms an action. Provided by the page, because cart and comparison are other features. */
export type ActionButton = ComponentType<{ action: ChatAction }>;

interface Props {
  messages: readonly ChatMessage[];
  isWaiting: boolean;
  /** Name of the assistant. */
  name: string;
  product: string;
  onNavigate: () => void;
  ActionButton: ActionButton;
}

/**
 * Ref callback that scrolls the element to the top when it mounts. Returns nothing, because React would call a returned function as
 * cleanup.
 */
const scrollToTop = (element: HTMLElement | null): void => {
  element?.scrollIntoView?.({ block: 'start' });
};

const actionText = ({ kind, products: [product] }: ChatAction): string => `${kind} ${product?.entity_id}`;

/** The messages as a live region. The newest question is scrolled to the top, so that a long reply is read from its beginning. */
export function ChatConversation({ messages, isWaiting, name, product, onNavigate, ActionButton }: Props) {
  const { t } = useTranslation('chat');
  const textOf = ({ role, text }: ChatMessage) => {
    if (role === 'assistant' && text === CAP_MESSAGE) return t('limitReached');
    return text || t('failed');
  };
  const newest = messages.map(({ role }) => role).lastIndexOf('user');
  return (
    <div className={styles.messages} role="log" aria-label={t('title', { name })}>
      {messages.length === 0 && <p className={styles.message}>{t('welcome', { name, product })}</p>}
      {withKeys(messages, ({ role, timestamp }) => `${role} ${timestamp}`).map(([key, message], at) => (
        <div key={key} className={styles.entry} data-role={message.role}>
          {/* A new key mounts a new marker, which scrolls, for each message. */}
          {at === newest && <span key={messages.length} ref={scrollToTop} className={styles.mark} />}
          <p className="visually-hidden">{message.role === 'user' ? t('you') : name}</p>
          {message.role === 'assistant' && hasStatements(message) ? (
            <div className={styles.message}>
              <ChatStatements statements={message.statements} onNavigate={onNavigate} />
            </div>
          ) : (
            <p className={styles.message}>{textOf(message)}</p>
          )}
          {message.comparison && (
            <ChatComparisonTable comparison={message.comparison} onNavigate={onNavigate} />
          )}
          {message.actions.length > 0 && (
            <div className={styles.actions}>
              {withKeys(message.actions, actionText).map(([key, action]) => (
                <Suspense key={key} fallback={null}>
                  <ActionButton action={action} />
                </Suspense>
              ))}
            </div>
          )}
          {message.products.length > 0 && (
            // A click on a card closes the chat and opens that product.
            <ul className={styles.products} data-list="assistant" onClickCapture={onNavigate}>
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
    </div>
  );
}
