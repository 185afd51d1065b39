import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { useSiteUrls } from '@/config/useSiteUrls';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { previewClosed, selectProductPreview } from '@/features/product/data/productPreviewSlice';
import { LocationIdContext } from '@/features/product/data/productRequest';
import { hasGreyBackground } from '@/features/shell/hasGreyBackground';
import { MAIN_ID } from '@/features/shell/navigation/RouteFocus';
import { withKeys } from '@/lib/withKeys';
import styles from './MainArea.module.css';
import { ProductPreview } from './ProductPreview';

/** Only in print: the dealer, the chosen location, and the URL of the page. */
function PrintFoot() {
  const { name, phone, email } = useConfig();
  const location = useSelector(selectSelectedLocation);
  const { pathname, search } = useLocation();
  const { page } = useSiteUrls();
  const lines = [
    [name, phone, email],
    [location?.store_name, location?.phone],
    [page(pathname + search)],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return (
    <div className={styles.printFoot} aria-hidden>
      {withKeys(lines).map(
        ([key, line]) =>
          line && (
            // The server omits parameters without an effect on the page, such as those of ads.
            <p key={key} suppressHydrationWarning>
              {line}
            </p>
          ),
      )}
    </div>
  );
}

/** The main element. While a clicked tile's product page loads, the tile's data is shown instead of the previous page. */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const config = useConfig();
  const dispatch = useDispatch();
  const preview = useSelector(selectProductPreview);
  const locationId = useSelector(selectSelectedLocation)?.store_id;

  // The preview ends when the navigation has rendered the new page.
  const previousKey = useRef(key);
  useLayoutEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    dispatch(previewClosed());
  }, [key, dispatch]);
  useEffect(() => {
    const closePreview = () => dispatch(previewClosed());
    window.addEventListener('popstate', closePreview);
    return () => window.removeEventListener('popstate', closePreview);
  }, [dispatch]);

  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={styles.main}
      data-background={hasGreyBackground(pathname, config) ? 'grey' : undefined}
      data-preview={preview ? true : undefined}
    >
      {preview && <ProductPreview key={preview.entity_id} product={preview} />}
      <LocationIdContext value={locationId}>{children}</LocationIdContext>
      <PrintFoot />
    </main>
  );
}
