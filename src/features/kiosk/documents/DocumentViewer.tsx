import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { parseUrl } from '@/lib/parseUrl';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import styles from './DocumentViewer.module.css';
import { type LinkedDocument, linkedDocument } from './linkedDocument';

const PdfDocument = lazy(async () => ({ default: (await import('./PdfDocument')).PdfDocument }));
const QrCode = lazy(async () => ({ default: (await import('@/ui/QrCode')).QrCode }));

const originOf = (url: string) => parseUrl(url)?.origin ?? [];

/** Intercepts clicks on links to documents and calls back with the document instead of following the link. */
function useDocumentLinks(onOpen: (linked: LinkedDocument) => void): void {
  const { base_url, base_media_url } = useConfig();
  useEffect(() => {
    const origins = { shop: [base_url].flatMap(originOf), media: [base_media_url].flatMap(originOf) };
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const linked = link && linkedDocument(link, origins);
      if (!linked) return;
      event.preventDefault();
      event.stopPropagation();
      onOpen(linked);
    };
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, [base_url, base_media_url, onOpen]);
}

/**
 * Shows linked documents inside the shop during a visit: a PDF, a picture or a page of the dealer. For a page of another host, which a
 * kiosk never loads, shows a QR code that opens it on the shopper's phone.
 */
export function DocumentViewer() {
  const { t } = useTranslation('kiosk');
  const [linked, setLinked] = useState<LinkedDocument | null>(null);
  useDocumentLinks(setLinked);
  return (
    <Dialog
      isOpen={linked !== null}
      onClose={() => setLinked(null)}
      title={linked?.title ?? ''}
      closeLabel={t('close')}
      size={linked?.kind === 'elsewhere' ? 'sm' : 'full'}
    >
      {linked && (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <DocumentBody linked={linked} />
        </Suspense>
      )}
    </Dialog>
  );
}

function DocumentBody({ linked: { kind, url, title } }: { linked: LinkedDocument }) {
  const { t } = useTranslation('kiosk');
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <p role="alert" className={styles.message}>
        {t('documentFailed')}
      </p>
    );
  if (kind === 'pdf') return <PdfDocument url={url} onFailed={() => setFailed(true)} />;
  if (kind === 'image')
    return <img className={styles.image} src={url} alt={title} onError={() => setFailed(true)} />;
  if (kind === 'elsewhere')
    return (
      <div className={styles.elsewhere}>
        <p>{t('documentElsewhere')}</p>
        <QrCode text={url} label={t('documentCode')} />
        <p className={styles.address}>{url}</p>
      </div>
    );
  return <DealerPage url={url} title={title} />;
}

/** A page of the dealer, without scripts. Its links are disabled, so that no page replaces the shop. */
function DealerPage({ url, title }: { url: string; title: string }) {
  const blockLinks = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  return (
    <iframe
      className={styles.page}
      src={url}
      title={title}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => currentTarget.contentDocument?.addEventListener('click', blockLinks)}
    />
  );
}
