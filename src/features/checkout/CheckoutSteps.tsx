import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import styles from './CheckoutSteps.module.css';
import { type Step, stepPath, steps } from './steps';

interface Props {
  current: Step;
  furthest: Step;
  /** A one-line summary of each completed step, such as its address. */
  summaries: Partial<Record<Step, string>>;
  children: ReactNode;
}

const changeKeys = {
  address: 'changeAddress',
  delivery: 'changeDelivery',
  payment: 'changePayment',
  review: 'change',
} as const;

/**
 * The steps of the checkout: the current one is expanded; completed ones show a summary and can be changed. The heading of the next step
 * gets the focus, so that a screen reader announces it.
 */
export function CheckoutSteps({ current, furthest, summaries, children }: Props) {
  const { t } = useTranslation('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(current);
  useEffect(() => {
    if (announced.current === current) return;
    announced.current = current;
    // After the navigation, which focuses the page's heading.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isCurrent = step === current;
        const isReachable = index <= steps.indexOf(furthest);
        const isDone = index < steps.indexOf(furthest) && !isCurrent;
        const title = t(`step.${step}`);
        const summary = isDone ? summaries[step] : undefined;
        const isLink = isReachable && !isCurrent && !summary;
        return (
          <li key={step} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
            <h2
              className={styles.title}
              ref={isCurrent ? heading : undefined}
              tabIndex={isCurrent ? -1 : undefined}
            >
              <span className={styles.marker} data-done={isDone || undefined}>
                {isDone ? <Icon name="check" size={1} /> : index + 1}
              </span>
              {isLink ? <Link to={stepPath(step)}>{title}</Link> : title}
            </h2>
            {summary && (
              <p className={styles.summary}>
                <span>{summary}</span>
                <Link to={stepPath(step)} aria-label={t(changeKeys[step])}>
                  {t('change')}
                </Link>
              </p>
            )}
            {isCurrent && <div className={styles.body}>{children}</div>}
          </li>
        );
      })}
    </ol>
  );
}
