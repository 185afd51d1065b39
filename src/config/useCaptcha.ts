import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useConfig, useLocale } from './configSlice';

/**
 * The captcha of a form: guest_checkout, user_create, newsletter, contact, request-quote. Needed only where the store
 * has switched it on for that form (commerce specification §5). isExempt: not for this shopper.
 */
export function useCaptcha(form: string, isExempt = false) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { recaptcha_enabled, recaptcha_forms, recaptcha_site_key, recaptcha_script_url } = useConfig();
  const [token, setToken] = useState('');
  const [round, setRound] = useState(0);
  const isNeeded = recaptcha_enabled && recaptcha_forms.includes(form) && !isExempt;
  const body: Record<string, string> = isNeeded ? { 'g-recaptcha-response': token } : {};
  return {
    isNeeded,
    token: isNeeded ? token : '',
    /** Still to be answered. */
    isMissing: isNeeded && token === '',
    missing: t('captchaMissing'),
    /** What goes into a call's body. */
    body,
    /** After a call: its token is used up. */
    reset: () => {
      setToken('');
      setRound(round + 1);
    },
    /** key of the widget. */
    round,
    widget: {
      siteKey: recaptcha_site_key,
      scriptUrl: recaptcha_script_url,
      language: locale.split('-')[0] ?? 'en',
      onToken: setToken,
      texts: { failed: t('captchaFailed'), retry: t('captchaRetry') },
    },
  };
}
