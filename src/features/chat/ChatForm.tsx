import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './ChatPanel.module.css';

interface Props {
  isBusy: boolean;
  /** Suggested first questions. */
  suggestions: readonly string[];
  onSend: (question: string) => void;
}

/** Input for a question, limited to the tenant's maximum length. Enter sends; Shift+Enter inserts a line break. */
export function ChatForm({ isBusy, suggestions, onSend }: Props) {
  const { t } = useTranslation('chat');
  const { input_character_limit: maxLength } = useConfig().pdp.ai_chatbot;
  const [text, setText] = useState('');
  const send = () => {
    const question = text.trim();
    if (question === '' || isBusy) return;
    onSend(question);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {withKeys(suggestions).map(([key, suggestion]) => (
            <li key={key}>
              <Button size="sm" variant="secondary" onClick={() => onSend(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={submit}>
        <TextAreaField
          label={t('questionLabel')}
          isLabelHidden
          placeholder={t('placeholder')}
          hint={t('charactersLeft', { count: maxLength - text.length })}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </>
  );
}
