import { type FormEvent, useState } from 'react';
import { messageOf } from '@/api/apiError';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './ChatPanel.module.css';
import { useGetVoteQuery, useVoteMutation } from './chatApi';

const LONGEST_REASON = 500;

/** Was this helpful? A no asks why. A vote that fails is taken back and says so. */
export function ChatVote({ productId }: { productId: string }) {
  const { t } = useTranslation('chat');
  const { feedback_message } = useConfig().pdp.ai_chatbot;
  const { data: given, error: readError } = useGetVoteQuery(productId);
  const [vote, { error }] = useVoteMutation();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (readError) return <Notice>{messageOf(readError, t('voteReadFailed'))}</Notice>;
  if (given) {
    return (
      <p className={styles.voted} role="status">
        {t('voted')}
      </p>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWhyOpen(false);
    void vote({ productId, feedback: { vote: 'down', reason: reason.trim() } });
  };
  return (
    <div className={styles.vote}>
      <p>{feedback_message || t('helpful')}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => vote({ productId, feedback: { vote: 'up', reason: '' } })}
      >
        {t('yes')}
      </Button>
      <Button size="sm" variant="secondary" aria-expanded={isWhyOpen} onClick={() => setWhyOpen(!isWhyOpen)}>
        {t('no')}
      </Button>
      {isWhyOpen && (
        <form className={styles.why} onSubmit={submit}>
          <TextAreaField
            label={t('why')}
            rows={2}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" size="sm">
            {t('sendVote')}
          </Button>
        </form>
      )}
      {error && <Notice tone="bad">{messageOf(error, t('voteFailed'))}</Notice>}
    </div>
  );
}
