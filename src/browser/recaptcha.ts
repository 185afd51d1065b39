import { loadScript } from './loadResource';

interface Options {
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** The functions of grecaptcha that this module calls. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (container: HTMLElement, options: Options) => number;
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'render' in value;

/** Loads the provider's script once per page. @throws when the script does not load or defines no grecaptcha */
async function loadRecaptcha(scriptUrl: string, language: string): Promise<Recaptcha> {
  const url = new URL(scriptUrl, window.location.href);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', language);
  await loadScript(url.href);
  const provider: unknown = Reflect.get(window, 'grecaptcha');
  if (!isRecaptcha(provider)) throw new Error(`${scriptUrl} defined no grecaptcha`);
  await new Promise<void>((resolve) => provider.ready(resolve));
  return provider;
}

/** Events of a widget. An empty token means that the previous token has expired. */
export interface CaptchaEvents {
  onToken: (token: string) => void;
  onFailure: () => void;
}

/** Renders the provider's widget into a container, unless the container has been removed in the meantime. */
export async function renderCaptcha(
  container: HTMLElement,
  { siteKey, scriptUrl, language }: { siteKey: string; scriptUrl: string; language: string },
  { onToken, onFailure }: CaptchaEvents,
): Promise<void> {
  const provider = await loadRecaptcha(scriptUrl, language);
  if (!container.isConnected) return;
  provider.render(container, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': onFailure,
  });
}
