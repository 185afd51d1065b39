/**
 * Plays the captcha's provider in jsdom, which loads no script: the provider's tag "loads" at once, and its widget is a
 * button that a person presses. Each press gives a token with a number.
 */
export function playCaptcha(): void {
  let tokens = 0;
  const provider = {
    ready: (then: () => void) => then(),
    render(place: HTMLElement, { callback }: { callback: (token: string) => void }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am a person';
      button.onclick = () => {
        tokens += 1;
        callback(`token-${tokens}`);
      };
      place.append(button);
      return 0;
    },
  };
  Object.assign(window, { grecaptcha: provider });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });
}

/** A store's configuration that guards these forms. */
export const captchaFor = (...recaptcha_forms: string[]) => ({
  recaptcha_enabled: true,
  recaptcha_site_key: 'maple',
  recaptcha_script_url: 'https://captcha.example/api.js',
  recaptcha_forms,
});
