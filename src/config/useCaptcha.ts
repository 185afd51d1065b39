import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsKiosk } from '@/platform/PlatformContext';
import { useConfig, useLocale } from './configSlice';

/**
 * State and props of a form's captcha. form: guest_checkout, user_create, newsletter, contact or request-quote; only required if the tenant
 * has enabled it for that form (docs/spec/14 §3), and never at a kiosk, which loads no script of another host. isExempt: this shopper needs
 * no captcha
 */
export function useCaptcha(form: string, isExempt = false) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { recaptcha_enabled, recaptcha_forms, recaptcha_site_key, recaptcha_script_url } = useConfig();
  const [token, setToken] = useState('');
  const [round, setRound] = useState(0);
  const isKiosk = useIsKiosk();
  const isNeeded = recaptcha_enabled && recaptcha_forms.includes(form) && !isExempt && !isKiosk;
  const body: Record<string, string> = isNeeded ? { 'g-recaptcha-response': token } : {};
  return {
    isNeeded,
    token: isNeeded ? token : '',
    /** True until a required captcha is solved. */
    isMissing: isNeeded && token === '',
    missing: t('captchaMissing'),
    /** Fields to add to the request body. */
    body,
    /** Call after each request, because a token is valid only once. */
    reset: () => {
      setToken('');
      setRound(round + 1);
    },
    /** React key of the widget; changes with reset. */
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
