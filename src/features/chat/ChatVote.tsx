import type { ChatFeedback } from '@contract/chat';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useTrack } from '@/api/useTrack';
import { useConfig } from '@/config/configSlice';
import type { NamedProduct } from '@/lib/tracked';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './ChatPanel.module.css';
import { useGetVoteQuery, useVoteMutation } from './chatApi';

const MAX_REASON_LENGTH = 500;

/** Feedback on a conversation; a "no" asks for the reason. A failed vote rolls back, shows an error and opens the reason again (docs/spec/16 §2). */
export function ChatVote({ product }: { product: NamedProduct }) {
  const track = useTrack();
  const { t } = useTranslation('chat');
  const productId = product.entity_id;
  const { feedback_message } = useConfig().pdp.ai_chatbot;
  const { data: existingVote, error: readError } = useGetVoteQuery(productId);
  const [sendVote, { error }] = useVoteMutation();
  const [isReasonOpen, setReasonOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (readError) return <Notice>{messageOf(readError, t('voteReadFailed'))}</Notice>;
  const vote = (feedback: ChatFeedback) => {
    track({ type: 'chatRated', product, vote: feedback.vote });
    return sendVote({ productId, feedback });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setReasonOpen(false);
    const { error } = await vote({ vote: 'down', reason: reason.trim() });
    if (error) setReasonOpen(true);
  };
  return (
    <div className={styles.feedback}>
      {/* The thanks replace the text of the question in the same element, so that they are announced. */}
      <p role="status">{existingVote ? t('voteThanks') : feedback_message || t('helpful')}</p>
      {!existingVote && (
        <>
          <Button size="sm" variant="secondary" onClick={() => void vote({ vote: 'up', reason: '' })}>
            {t('voteYes')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={isReasonOpen}
            onClick={() => setReasonOpen(!isReasonOpen)}
          >
            {t('voteNo')}
          </Button>
        </>
      )}
      {!existingVote && isReasonOpen && (
        <form className={styles.reasonForm} onSubmit={submit}>
          <TextAreaField
            label={t('voteReason')}
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" size="sm">
            {t('sendVote')}
          </Button>
        </form>
      )}
      {!existingVote && error && <Notice tone="bad">{messageOf(error, t('voteFailed'))}</Notice>}
    </div>
  );
}
