import { useConfig } from '@/config/configSlice';
import { FOR_PHONE } from '@/lib/forPhone';
import { useIsKiosk } from '@/platform/PlatformContext';
import { ButtonLink } from '@/ui/ButtonLink';
import { ShareButton, type ShareButtonProps } from '@/ui/ShareButton';

/**
 * Shares a page of the shop. A kiosk has no clipboard and no address that works elsewhere: there it is a link to the public address, for
 * which the document viewer shows a code that opens it on a phone.
 */
export function ShareLink(props: ShareButtonProps) {
  const isKiosk = useIsKiosk();
  const base = useConfig().base_url.replace(/\/$/, '');
  if (!isKiosk) return <ShareButton {...props} />;
  if (base === '') return null;
  return (
    <ButtonLink to={base + props.path} variant="secondary" icon="share" {...FOR_PHONE}>
      {props.texts.share}
    </ButtonLink>
  );
}
