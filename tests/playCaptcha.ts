/**
 * Simulates the captcha's provider in jsdom, which loads no scripts: the provider's script element fires `load` at once,
 * and its widget is a button. Each click creates a numbered token.
 */
export function playCaptcha(): void {
  let tokens = 0;
  const provider = {
    ready: (callback: () => void) => callback(),
    render(container: HTMLElement, { callback }: { callback: (token: string) => void }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'I am a person';
      button.onclick = () => {
        tokens += 1;
        callback(`token-${tokens}`);
      };
      container.append(button);
      return 0;
    },
  };
  Object.assign(window, { grecaptcha: provider });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });
}

/** The configuration of a tenant that requires a captcha on some forms. */
export const captchaFor = (...recaptcha_forms: string[]) => ({
  recaptcha_enabled: true,
  recaptcha_site_key: 'maple',
  recaptcha_script_url: 'https://captcha.example/api.js',
  recaptcha_forms,
});
