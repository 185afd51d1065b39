import { mediaUrl } from '@contract/mediaUrl';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOnDemand } from '@/browser/lazyPart';
import { useConfig } from '@/config/configSlice';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LazyOverlay } from '@/ui/LazyOverlay';
import type { ActionButton } from './ChatConversation';
import styles from './ChatWidget.module.css';

const ChatDrawer = lazyOnDemand(async () => ({ default: (await import('./ChatDrawer')).ChatDrawer }));

interface Props {
  product: { entity_id: string; name: string };
  ActionButton: ActionButton;
  /** store_id of the selected location. */
  locationId?: string;
}

/**
 * Opens the product assistant if the tenant enables it (docs/spec/02 §2, pdp.ai_chatbot). placement
 * overview: a card in the page; anything else: a floating button
 */
export function ChatWidget({ product, ActionButton, locationId }: Props) {
  const { t } = useTranslation('product');
  const { pdp, base_media_url } = useConfig();
  const { enabled, placement, widget_title, widget_description, chatbot_name, chatbot_icon } = pdp.ai_chatbot;
  const [isOpen, setOpen] = useState(false);
  if (!enabled) return null;
  const isCard = placement === '' || placement === 'overview';
  const label = t('askAssistant', { name: chatbot_name });
  return (
    <>
      {isCard ? (
        <section className={styles.card} aria-labelledby="assistant-title">
          <span className={styles.avatar}>
            {chatbot_icon ? (
              <img src={mediaUrl(chatbot_icon, base_media_url)} alt="" />
            ) : (
              <Icon name="chat" size={1.75} />
            )}
          </span>
          <div>
            <h2 id="assistant-title" className={styles.title}>
              {widget_title || label}
            </h2>
            {widget_description && <p className={styles.description}>{widget_description}</p>}
          </div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </section>
      ) : (
        <Button icon="chat" className={styles.floatingButton} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <LazyOverlay isOpen={isOpen}>
        <ChatDrawer
          product={product}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          ActionButton={ActionButton}
          locationId={locationId}
        />
      </LazyOverlay>
    </>
  );
}
