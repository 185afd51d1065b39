import { loadScript } from './loadResource';

interface Options {
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** What of the provider's script we call. */
interface Recaptcha {
  ready: (then: () => void) => void;
  render: (place: HTMLElement, options: Options) => number;
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'render' in value;

/** Loads the provider's script, once a page. @throws when it can't be loaded or is not what it should be */
async function loadRecaptcha(scriptUrl: string, language: string): Promise<Recaptcha> {
  const url = new URL(scriptUrl, window.location.href);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', language);
  await loadScript(url.href);
  const provider: unknown = Reflect.get(window, 'grecaptcha');
  if (!isRecaptcha(provider)) throw new Error(`${scriptUrl} brought no grecaptcha`);
  await new Promise<void>((resolve) => provider.ready(resolve));
  return provider;
}

/** What a widget reports; an empty token: none any more. */
export interface CaptchaEvents {
  onToken: (token: string) => void;
  onFailure: () => void;
}

/** Draws the provider's widget into a place. It reports until the place is gone. */
export async function drawCaptcha(
  place: HTMLElement,
  { siteKey, scriptUrl, language }: { siteKey: string; scriptUrl: string; language: string },
  { onToken, onFailure }: CaptchaEvents,
): Promise<void> {
  const provider = await loadRecaptcha(scriptUrl, language);
  if (!place.isConnected) return;
  provider.render(place, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': onFailure,
  });
}
