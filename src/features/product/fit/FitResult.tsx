import { type ProductDimensions, parseFitSpace } from '@contract/fit';
import { useTranslation } from 'react-i18next';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { fitReport } from './fitReport';

const icons = { yes: 'check', no: 'close', unknown: 'info' } as const;
const titles = { yes: 'verdictYes', no: 'verdictNo', unknown: 'verdictUnknown' } as const;

interface Props {
  size: ProductDimensions;
  /** The shopper's measurements, serialised as in the URL. */
  space: string;
}

function useFitReport({ size, space: text }: Props) {
  const { t } = useTranslation('fit');
  const space = parseFitSpace(text);
  return space && fitReport(size, space, t);
}

/** The result of the fit check, shown next to its title. */
export function FitVerdict(props: Props) {
  const { t } = useTranslation('fit');
  const fit = useFitReport(props);
  if (!fit) return null;
  return (
    <span className={styles.verdict} data-verdict={fit.verdict}>
      {t(titles[fit.verdict])}
    </span>
  );
}

/** The findings of the fit check, including what is unknown. */
export function FitFindings(props: Props) {
  const fit = useFitReport(props);
  if (!fit) return null;
  return (
    <ul className={styles.findings}>
      {withKeys(fit.findings, ({ text }) => text).map(([key, finding]) => (
        <li key={key} data-verdict={finding.verdict}>
          <Icon name={icons[finding.verdict]} size={1.125} />
          {finding.text}
        </li>
      ))}
    </ul>
  );
}
