import { messageOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { ChatForm } from './ChatForm';
import styles from './ChatPanel.module.css';
import { ChatTalk } from './ChatTalk';
import { ChatVote } from './ChatVote';
import { useAskMutation, useGetConversationQuery } from './chatApi';
import { isLimitMet } from './failure';

interface Props {
  product: { entity_id: string; name: string };
  /** A shown product was chosen. */
  onLeave: () => void;
}

/** Questions about a product and the assistant's answers (commerce specification §4, AI chat). */
export function ChatPanel({ product, onLeave }: Props) {
  const { t } = useTranslation('chat');
  const { chatbot_name: name, widget_disclaimer, killswitch_threshold_met } = useConfig().pdp.ai_chatbot;
  const productId = product.entity_id;
  const { data: talk, error, refetch } = useGetConversationQuery(productId);
  const [ask, { isLoading }] = useAskMutation();
  const send = (userPrompt: string) => void ask({ productId, url: window.location.href, userPrompt });

  if (error && !talk) {
    const retry = (
      <Button size="sm" variant="secondary" onClick={refetch}>
        {t('retry')}
      </Button>
    );
    return <Notice tone="bad" title={messageOf(error, t('failed'))} action={retry} />;
  }
  if (!talk) return <Skeleton height="12rem" />;
  const isOver = killswitch_threshold_met || isLimitMet(talk);
  const hasAnswer = talk.at(-1)?.role === 'assistant' && !isOver;
  return (
    <div className={styles.panel}>
      <ChatTalk talk={talk} isWaiting={isLoading} name={name} product={product.name} onLeave={onLeave} />
      {killswitch_threshold_met && !isLimitMet(talk) && <Notice tone="warn">{t('limitMet')}</Notice>}
      {hasAnswer && !isLoading && <ChatVote productId={productId} />}
      <footer className={styles.foot}>
        {!isOver && (
          <ChatForm
            isBusy={isLoading}
            onAsk={send}
            hints={talk.length === 0 ? [t('hintSize'), t('hintDelivery'), t('hintSimilar')] : []}
          />
        )}
        {widget_disclaimer && <p className={styles.disclaimer}>{widget_disclaimer}</p>}
      </footer>
    </div>
  );
}
