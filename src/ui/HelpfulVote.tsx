import { Button } from './Button';
import styles from './HelpfulVote.module.css';

interface VoteOption {
  helpful: boolean;
  text: string;
  /** Accessible name, if the text alone does not identify the subject of the vote. */
  label?: string;
}

interface Props {
  question: string;
  options: readonly VoteOption[];
  /** The vote saved by the backend; undefined if there is none. */
  value: boolean | undefined;
  isBusy: boolean;
  /** Result of the vote; announced when it changes. */
  outcome: string;
  onVote: (helpful: boolean) => void;
}

/** Asks whether something was helpful. The vote can be changed later. */
export const HelpfulVote = ({ question, options, value, isBusy, outcome, onVote }: Props) => (
  <fieldset className={styles.vote}>
    <legend>{question}</legend>
    {options.map(({ helpful, text, label }) => (
      <Button
        key={String(helpful)}
        size="sm"
        variant="secondary"
        aria-pressed={value === helpful}
        aria-label={label || undefined}
        onClick={() => {
          if (!isBusy) onVote(helpful);
        }}
      >
        {text}
      </Button>
    ))}
    <span role="status">{outcome}</span>
  </fieldset>
);
