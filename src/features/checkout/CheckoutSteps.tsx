import type { ReactNode } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import styles from './CheckoutSteps.module.css';
import { type Step, stepPath, steps } from './steps';

interface Props {
  current: Step;
  furthest: Step;
  children: ReactNode;
}

/** The steps of the checkout: completed steps are links, the current one is expanded. */
export function CheckoutSteps({ current, furthest, children }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isCurrent = step === current;
        const isReachable = index <= steps.indexOf(furthest);
        const isDone = index < steps.indexOf(furthest) && !isCurrent;
        const title = t(`step.${step}`);
        return (
          <li key={step} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
            <h2 className={styles.title}>
              <span className={styles.marker} data-done={isDone || undefined}>
                {isDone ? <Icon name="check" size={1} /> : index + 1}
              </span>
              {isReachable && !isCurrent ? <Link to={stepPath(step)}>{title}</Link> : title}
            </h2>
            {isCurrent && <div className={styles.body}>{children}</div>}
          </li>
        );
      })}
    </ol>
  );
}
