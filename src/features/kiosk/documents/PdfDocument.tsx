import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { type OpenPdf, openPdf } from './openPdf';
import styles from './PdfDocument.module.css';

interface Props {
  url: string;
  onFailed: () => void;
}

/** Shows a PDF one page at a time, because a document of a hundred rendered pages would exceed a kiosk's memory. */
export function PdfDocument({ url, onFailed }: Props) {
  const { t } = useTranslation('kiosk');
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useRef(onFailed);
  fail.current = onFailed;

  useEffect(() => {
    const controller = new AbortController();
    let opened: OpenPdf | null = null;
    openPdf(url, controller.signal).then(
      (next) => {
        opened = next;
        if (controller.signal.aborted) next.close();
        else setPdf(next);
      },
      () => controller.signal.aborted || fail.current(),
    );
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [url]);

  useEffect(() => {
    const target = canvas.current;
    if (!pdf || !target) return;
    const replaced = new AbortController();
    const { signal } = replaced;
    const width = (target.parentElement?.clientWidth ?? 800) * window.devicePixelRatio;
    pdf.renderPage(page, target, width, signal).then(
      (next) => signal.aborted || setText(next),
      () => signal.aborted || fail.current(),
    );
    return () => replaced.abort();
  }, [pdf, page]);

  const count = pdf?.pageCount ?? 0;
  return (
    <div className={styles.document}>
      {count > 1 && (
        <nav className={styles.pages} aria-label={t('documentPages')}>
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('documentPrevious')}
          </Button>
          <span role="status">{t('documentPage', { page, count })}</span>
          <Button variant="secondary" disabled={page === count} onClick={() => setPage(page + 1)}>
            {t('documentNext')}
          </Button>
        </nav>
      )}
      <div className={styles.sheet} aria-busy={pdf === null}>
        <canvas ref={canvas} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
    </div>
  );
}
