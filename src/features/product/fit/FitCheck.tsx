import { useSelector } from 'react-redux';
import { type Piece, readRoom } from '@/api/contract/fit';
import { useTranslation } from '@/config/useTranslation';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { fitFacts } from './fitFacts';
import { selectRoom } from './fitSlice';

const icons = { yes: 'check', no: 'close', unknown: 'info' } as const;
const titles = { yes: 'answerYes', no: 'answerNo', unknown: 'answerUnknown' } as const;

/** Whether this product fits the shopper's place and comes through the door, with what is not known. */
export function FitCheck({ size }: { size: Piece }) {
  const { t } = useTranslation('fit');
  const text = useSelector(selectRoom);
  const room = readRoom(text);
  const report = room && fitFacts(size, room, t);
  const own = [size.width, size.depth, size.height].map((side) => (side === null ? '?' : `${side}″`));
  return (
    <Disclosure
      className={styles.check}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {t('title')}
          {report && (
            <span className={styles.answer} data-answer={report.answer}>
              {t(titles[report.answer])}
            </span>
          )}
        </span>
      }
    >
      <p className={styles.own}>{t('ownSize', { size: own.join(' × ') })}</p>
      <FitForm room={text} onMeasured={() => undefined} />
      <div role="status">
        {report && (
          <ul className={styles.facts}>
            {report.facts.map((fact) => (
              <li key={fact.text} data-answer={fact.answer}>
                <Icon name={icons[fact.answer]} size={1.125} />
                {fact.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Disclosure>
  );
}
