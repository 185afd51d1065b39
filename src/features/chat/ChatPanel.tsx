import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import { useSiteUrls } from '@/config/useSiteUrls';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { type ActionButton, ChatConversation } from './ChatConversation';
import { ChatForm } from './ChatForm';
import styles from './ChatPanel.module.css';
import { ChatVote } from './ChatVote';
import { useGetConversationQuery, useSendMessageMutation } from './chatApi';
import { hasReachedLimit } from './chatErrors';

interface Props {
  product: { entity_id: string; name: string };
  /** A product card was clicked. */
  onNavigate: () => void;
  ActionButton: ActionButton;
  /** store_id of the selected location. */
  locationId?: string;
}

/** Returns the page's URL as others open it: a kiosk's own address (shop://) means nothing to a backend. */
function usePublicUrl(): () => string {
  const isKiosk = useIsKiosk();
  const { pathname, search } = useLocation();
  const urls = useSiteUrls();
  return () => (isKiosk ? urls.page(pathname + search) : window.location.href);
}

/** Chat with the assistant about a product (docs/spec/16 §2, AI chat). */
export function ChatPanel({ product, onNavigate, ActionButton, locationId }: Props) {
  const track = useTrack();
  const { t } = useTranslation('chat');
  const { chatbot_name: name, widget_disclaimer, killswitch_threshold_met } = useConfig().pdp.ai_chatbot;
  const productId = product.entity_id;
  const publicUrl = usePublicUrl();
  const { data: messages, error, refetch } = useGetConversationQuery(productId);
  // Shared with the panel that opens next: a question may be waiting for its answer while the drawer is closed.
  const [sendMessage, { isLoading }] = useSendMessageMutation({ fixedCacheKey: `chat ${productId}` });
  const trackOpened = useEffectEvent(() => track({ type: 'chatOpened', product }));
  useEffect(() => trackOpened(), []);
  const send = async (question: string) => {
    track({ type: 'chatQuestionSent', product, question });
    const { data } = await sendMessage({
      productId,
      url: publicUrl(),
      userPrompt: question,
      storelocationid: locationId,
    });
    if (data?.at(-1)?.is_unanswered) track({ type: 'chatQuestionUnanswered', product, question });
  };

  if (error && !messages) {
    const retry = (
      <Button size="sm" variant="secondary" onClick={refetch}>
        {t('retry')}
      </Button>
    );
    return <Notice tone="bad" title={messageOf(error, t('failed'))} action={retry} />;
  }
  if (!messages) return <Skeleton height="12rem" />;
  const isLimitReached = killswitch_threshold_met || hasReachedLimit(messages);
  const canVote = messages.at(-1)?.role === 'assistant' && !isLimitReached;
  return (
    <div className={styles.panel}>
      <ChatConversation
        messages={messages}
        isWaiting={isLoading}
        name={name}
        product={product.name}
        onNavigate={onNavigate}
        ActionButton={ActionButton}
      />
      {killswitch_threshold_met && !hasReachedLimit(messages) && (
        <Notice tone="warn">{t('limitReached')}</Notice>
      )}
      {canVote && !isLoading && <ChatVote product={product} />}
      <footer className={styles.footer}>
        {!isLimitReached && (
          <ChatForm
            isBusy={isLoading}
            onSend={(question) => void send(question)}
            suggestions={
              messages.length === 0
                ? [t('suggestionSize'), t('suggestionDelivery'), t('suggestionSimilar')]
                : []
            }
          />
        )}
        {widget_disclaimer && <p className={styles.disclaimer}>{widget_disclaimer}</p>}
      </footer>
    </div>
  );
}
