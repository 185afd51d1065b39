import { Button } from './Button';
import styles from './HelpfulVote.module.css';

/** A way to answer. */
interface Answer {
  helpful: boolean;
  text: string;
  /** Its name where the text alone does not say what is voted on. */
  label?: string;
}

interface Props {
  question: string;
  answers: readonly Answer[];
  /** What was answered, as the server has taken it; undefined before. */
  given: boolean | undefined;
  isBusy: boolean;
  /** What came of it; read out when it changes. */
  outcome: string;
  onAnswer: (helpful: boolean) => void;
}

/** Asks whether something helped; the answer may still be changed. */
export const HelpfulVote = ({ question, answers, given, isBusy, outcome, onAnswer }: Props) => (
  <fieldset className={styles.vote}>
    <legend>{question}</legend>
    {answers.map(({ helpful, text, label }) => (
      <Button
        key={String(helpful)}
        size="sm"
        variant="secondary"
        aria-pressed={given === helpful}
        aria-label={label}
        disabled={isBusy}
        onClick={() => onAnswer(helpful)}
      >
        {text}
      </Button>
    ))}
    <span role="status">{outcome}</span>
  </fieldset>
);
