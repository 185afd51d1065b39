import { type Dealer, openDealer, type StandInServer, startStandInServer } from './dealerBackend.ts';
import { expect, test, waitUntilHydrated } from './fixtures.ts';

/** The provider's script: a button to click, and numbered tokens. */
const script = `let tokens = 0;
window.grecaptcha = {
  ready: (then) => then(),
  render(place, { sitekey, callback }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am a person at ' + sitekey;
    button.onclick = () => callback('token-' + ++tokens);
    place.append(button);
    return 0;
  },
};`;

const anonymousSession = {
  customer_id: null,
  isloggedin: false,
  customer_data: { csrf_token: 'x'.repeat(43), sid: '1' },
};

const requestUrls: string[] = [];
let provider: StandInServer;
let dealer: Dealer;

test.beforeAll(async ({ server }) => {
  provider = await startStandInServer((request, reply) => {
    requestUrls.push(request.url ?? '');
    reply.setHeader('content-type', 'text/javascript').end(script);
  });
  const captcha = {
    recaptcha_enabled: true,
    recaptcha_site_key: 'maple',
    recaptcha_forms: ['request-quote'],
    recaptcha_script_url: `${provider.url}/api.js`,
  };
  dealer = await openDealer(server.url, captcha, {
    '/customers/self/session': anonymousSession,
    '/forms/request-quote': { success: true, reference: 'Q-7' },
  });
});
test.afterAll(() => Promise.all([dealer.close(), provider.close()]));

test('a form with a captcha requires it and sends its token; any other loads no script of the provider', async ({
  page,
}) => {
  await page.goto(`${dealer.url}/account/create`);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await waitUntilHydrated(page);
  await expect(page.locator(`script[src^="${provider.url}"]`)).toHaveCount(0);
  expect(requestUrls).toEqual([]);

  const main = page.getByRole('main');
  const requestBodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/forms/request-quote')) requestBodies.push(request.postDataJSON());
  });
  await page.goto(`${dealer.url}/fr/request-quote?product=Hudson%20Sofa`);
  await main.getByLabel('Nom').fill('Ada Byron');
  await main.getByLabel('Courriel').fill('ada@example.com');
  const send = main.getByRole('button', { name: 'Demander la soumission' });
  await send.click();
  await expect(main).toContainText('Veuillez confirmer que vous n’êtes pas un robot.');
  expect(requestBodies).toEqual([]);
  await main.getByRole('button', { name: 'I am a person at maple' }).click();
  await send.click();
  await expect(main.getByTestId('quote-reference')).toHaveText('Q-7');
  expect(requestBodies).toEqual([
    expect.objectContaining({ product: 'Hudson Sofa', 'g-recaptcha-response': 'token-1' }),
  ]);
  expect(requestUrls).toEqual(['/api.js?render=explicit&hl=fr']);
});
