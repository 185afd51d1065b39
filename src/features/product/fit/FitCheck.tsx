import { type Piece, parseRoom } from '@contract/fit';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { fitFacts } from './fitFacts';
import { selectRoom } from './fitSlice';

const icons = { yes: 'check', no: 'close', unknown: 'info' } as const;
const titles = { yes: 'answerYes', no: 'answerNo', unknown: 'answerUnknown' } as const;

/** Whether the product fits the shopper's space and doorway, including what is unknown. */
export function FitCheck({ size }: { size: Piece }) {
  const { t } = useTranslation('fit');
  const text = useSelector(selectRoom);
  const room = parseRoom(text);
  const fit = room && fitFacts(size, room, t);
  const ownSize = [size.width, size.depth, size.height].map((side) => (side === null ? '?' : `${side}″`));
  return (
    <Disclosure
      className={styles.check}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {t('title')}
          {fit && (
            <span className={styles.answer} data-answer={fit.answer}>
              {t(titles[fit.answer])}
            </span>
          )}
        </span>
      }
    >
      <p className={styles.own}>{t('ownSize', { size: ownSize.join(' × ') })}</p>
      <FitForm room={text} onMeasured={() => undefined} />
      <div role="status">
        {fit && (
          <ul className={styles.facts}>
            {fit.facts.map((fact) => (
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
