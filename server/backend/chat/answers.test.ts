import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ChatMessage, getChatMessages } from '../../../contract/chat.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import type { TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { products } from '../database/schema/catalog.ts';
import { reviews } from '../database/schema/review.ts';

let backend: TestBackend;
let browser: TestBrowser;
const UNLIMITED = 1_000_000;

beforeAll(async () => {
  backend = await openTestBackend(undefined, { limits: { chat: UNLIMITED, chatSession: UNLIMITED } });
  browser = await backend.newBrowser().startSession();
});
afterAll(() => backend.close());

async function ask(urlKey: string, userPrompt: string, language = 'en'): Promise<ChatMessage> {
  const [row] = await backend.context.db.select().from(products).where(eq(products.urlKey, urlKey));
  const path = `/chat/message/${row?.id}`;
  const response = await browser.call('PUT', path, { url: '/', userPrompt }, { 'accept-language': language });
  const last = z.parse(getChatMessages.response, response.body).at(-1);
  if (!last) throw new Error(`no reply to ${userPrompt}`);
  return last;
}
const urlsOf = ({ statements }: ChatMessage) =>
  statements.flatMap(({ links }) => links.map(({ url }) => url));

const SOFA = 'hudson-sofa';
const FRIDGE = 'fjord-700-french-door';
const DISHWASHER = 'brook-800-dishwasher';

// biome-ignore format: a table, one row a question
it.each<[string, string, RegExp, string]>([
  [SOFA, 'Will it fit through my door?', /Width: 88 in\.[\s\S]+smallest side of Hudson Sofa is 34 in\./, '/media/documents/size-guide-en.html'],
  [SOFA, 'Will it fit through my door? It is 30 inches wide', /^No: .+30 inches/, '/product/hudson-sofa#specifications'],
  [SOFA, 'Does it go through a 36" doorway?', /^Yes: .+36"/, '/product/hudson-sofa#specifications'],
  [SOFA, 'Is it pet friendly?', /Pet friendly: yes/, '/product/hudson-sofa#product-overview'],
  [SOFA, 'We have two cats and a dog', /Pet friendly: yes/, '/catalog/living-room'],
  [SOFA, 'Can I send it back?', /30 days/, '/returns'],
  [SOFA, 'whats your retrun policy', /30 days/, '/returns'],
  [SOFA, 'Is there a monthly payment plan?', /12 months at 0%/, '/financing'],
  [SOFA, 'What is the waranty?', /Warranty: 5 years/, '/media/documents/warranty-guide-en.html'],
  [SOFA, 'How do I clean the velvet?', /Fabric and velvet: Vacuum weekly/, '/media/documents/care-guide-en.html'],
  [SOFA, 'What do customers think?', /4\.2 of 5 stars \(ratings: 11\)[\s\S]+wrote: “/, '/product/hudson-sofa#reviews'],
  [SOFA, 'any rebates or promotions?', /Sofa Weeks: \$200 off/, '/product/hudson-sofa'],
  [SOFA, 'When can you deliver to 97201?', /first delivery to 97201 is on/, '/delivery'],
  [SOFA, 'What does pickup cost?', /^(?!.*costs \$1,499).*free/is, '/delivery'],
  [SOFA, 'Can I see it in Seattle or in Ballard?', /Ballard/, '/stores'],
  [SOFA, 'When do you open in Eugene?', /Eugene.+Mon 10 AM/, '/stores'],
  [SOFA, 'Which colors are there?', /Color: Oat, Dove gray, Ink blue/, '/product/hudson-sofa#product-overview'],
  [SOFA, 'What does it weigh in kg?', /148 lb \(67 kg\)/, '/product/hudson-sofa#specifications'],
  [FRIDGE, 'Do you haul away my old fridge?', /Haul-Away of the Old Appliance: \$39\.00/, '/catalog/kitchen-appliances'],
  [FRIDGE, 'Who installs it?', /Standard Installation: \$149\.00/, '/product/fjord-700-french-door'],
  [FRIDGE, 'Does it not have an ice maker?', /Ice maker: yes/, '/product/fjord-700-french-door#product-overview'],
  [FRIDGE, 'How many liters?', /27\.8 cu\. ft\. \(787 L\)/, '/product/fjord-700-french-door#specifications'],
  [DISHWASHER, 'Is it below 45 dB?', /^Yes\. Noise: 40 dBA, less than 45 db/, '/product/brook-800-dishwasher#specifications'],
  [DISHWASHER, 'Is it without an ice maker?', /Ice maker: no/, '/product/brook-800-dishwasher#product-overview'],
  [DISHWASHER, 'Is it less than $1,000?', /^The maker lets us show the price of .+ in the cart only(?!.*\$)/, '/product/brook-800-dishwasher'],
  [SOFA, 'Is it less than $1,000?', /^No\. .+costs \$1,499\.00/, '/product/hudson-sofa'],
  [DISHWASHER, 'Does it fit under a 34 inch counter?', /^Only just: Height 34 in\. fills 34 inch/, '/product/brook-800-dishwasher#specifications'],
  [FRIDGE, 'Does it fit a 36 x 70 inch opening?', /Width [\d.]+ in\. [\s\S]*Height [\d.]+ in\. /, '/product/fjord-700-french-door#specifications'],
  ['hudson-bed', 'Does it fit in a 10 by 11 foot room?', /Width 58 in\. fits in 10[\s\S]+Depth 80 in\. fits in 11/, '/product/hudson-bed#specifications'],
  ['dune-rug', 'How wide is it?', /Width: 60 in\./, '/product/dune-rug#specifications'],
  ['fjord-kitchen-package', 'Will the fridge fit a 36 inch opening?', /^Norrfell Fjord 7.+: .+Width 3\d[\d.]* in\./, '/product/fjord-700-french-door#specifications'],
  [FRIDGE, 'Does it fit a 36 x 71 inch opening?', /Required clearance: Sides 0\.5 in\., top and back 1 in\./, '/product/fjord-700-french-door#specifications'],
  [FRIDGE, 'How much clearance does it need?', /^Required clearance: Sides 0\.5 in\./, '/product/fjord-700-french-door#specifications'],
  [DISHWASHER, 'fits a 24 inch gap?', /Leave room for air and cables; for an appliance, the clearances in its manual apply\./, '/product/brook-800-dishwasher#specifications'],
  [DISHWASHER, 'What are the cutout dimensions?', /cut-out .+ is not published/, '/product/brook-800-dishwasher#specifications'],
  [DISHWASHER, 'fits 24 inches wide and 30 inches high?', /Width 23\.6 in\. fits[\s\S]+Height 34 in\. does not fit/, '/product/brook-800-dishwasher#specifications'],
  [FRIDGE, 'Is it a Kestrelle?', /^No\. Brand: Norrfell/, '/product/fjord-700-french-door#product-overview'],
  [FRIDGE, 'Is it a dishwasher?', /^No\. Type: Refrigerators/, '/product/fjord-700-french-door#product-overview'],
  [FRIDGE, 'can I control it from my phone', /App control: yes/, '/product/fjord-700-french-door#product-overview'],
  [SOFA, 'How wide is it in mm?', /88 in\. \(2,235\.2 mm\)/, '/product/hudson-sofa#specifications'],
  [SOFA, 'what is the pirce', /costs \$1,499\.00/, '/product/hudson-sofa'],
  [DISHWASHER, 'fits a 24 inch gap?', /^Yes: Width 23\.6 in\. fits in 24 inch/, '/product/brook-800-dishwasher#specifications'],
])('%s: "%s"', async (product, question, text, source) => {
  const reply = await ask(product, question);
  expect(reply.text).toMatch(text);
  expect(urlsOf(reply)).toContain(source);
  expect(reply.statements.every(({ links }) => links.length > 0)).toBe(true);
});

// biome-ignore format: a table, one row a question
it.each<[string, string, RegExp]>([
  [SOFA, 'Passera-t-il par ma porte?', /plus petit côté de Canapé Hudson mesure 34 po/],
  [SOFA, 'Passe-t-il par une porte de 76 cm?', /^Non\s: .+76 cm/],
  [SOFA, 'Quelle est la largeur?', /Largeur\s: 88 po/],
  [FRIDGE, 'Quelle est la profondeur?', /Profondeur\s: \d+,\d+ po/],
  [SOFA, 'Est-ce que ça résiste aux chiens?', /Résistant aux animaux\s: oui/],
  [SOFA, 'Puis-je le retourner?', /sous 30 jours/],
  [FRIDGE, 'Reprenez-vous mon vieux frigo?', /Reprise de l’ancien appareil\s: 39,00/],
  [FRIDGE, 'Quelle est la tension?', /^Je ne sais pas/],
])('%s in French: "%s"', async (product, question, text) => {
  expect((await ask(product, question, 'fr')).text).toMatch(text);
});

it('replies in the language of the question', async () => {
  expect((await ask(SOFA, 'Quelle est la largeur de ce canapé?', 'en')).text).toContain('Largeur');
  expect((await ask(SOFA, 'What is the width of it?', 'fr')).text).toContain('Width');
});

it('sets the colon of a French quotation off by a narrow no-break space', async () => {
  const { text } = await ask(SOFA, 'Puis-je le retourner?', 'fr');
  expect(text).toMatch(/^Retours\u202f: /);
});

it.each([
  'Who won the world cup?',
  'What is the seat height?',
  'What voltage does it need?',
  'What is the width of the freezer drawer?',
  'Is it endorsed by astronauts?',
  'Does it come with a free television?',
])('has no fact for "%s", and names telephone, location and search instead', async (question) => {
  const reply = await ask(FRIDGE, question);
  expect(reply.text).toMatch(/^I don’t know[\s\S]+503-555-0100[\s\S]+nearest location is Maple/);
  expect(urlsOf(reply)).toEqual(
    expect.arrayContaining(['/contact', '/stores', expect.stringMatching(/^\/search\//)]),
  );
});

it('compares with a product that the question names, and offers the comparison', async () => {
  const reply = await ask(SOFA, 'How does it compare with the Tate Sofa?');
  expect(reply.comparison?.products.map(({ name }) => name)).toEqual(['Hudson Sofa', 'Tate Sofa']);
  expect(reply.comparison?.rows).toContainEqual({ label: 'Width', values: ['88 in.', '92 in.'] });
  expect(reply.text).toContain('Hudson Sofa costs $150.00 less than Tate Sofa');
  expect(reply.actions).toMatchObject([
    { kind: 'compare', products: [{ name: 'Hudson Sofa' }, { name: 'Tate Sofa' }] },
  ]);
  expect((await ask(SOFA, 'compare it')).text).toContain('Which product shall I compare');
});

it('finds products by kind, price, size, noise and features', async () => {
  const quiet = await ask(SOFA, 'a quiet dishwasher under $900 that fits 24 inches');
  expect(quiet.products.length).toBeGreaterThan(0);
  for (const { price, dimensions, name } of quiet.products) {
    expect(name).toContain('Dishwasher');
    expect(price).toBeLessThan(900);
    expect(dimensions.width).toBeLessThanOrEqual(24);
  }
  const plain = await ask(SOFA, 'find a refrigerator without an ice maker under 33 inches wide');
  expect(plain.products.length).toBeGreaterThan(0);
  for (const { entity_id } of plain.products) {
    const { body } = await browser.call('GET', `/products/${entity_id}`);
    expect((body as { product_features: string[] }).product_features).not.toContain('Ice maker');
  }
  expect((await ask(SOFA, 'show me a sofa under $5')).text).toMatch(/^I don’t know a product like that/);
});

it('offers to add a product, and adds nothing by itself', async () => {
  expect((await ask('harlow-dresser', 'add it to my cart')).actions).toMatchObject([
    { kind: 'cart', products: [{ name: 'Harlow Dresser' }] },
  ]);
  expect((await ask('harlow-dresser', 'add this to compare')).actions).toMatchObject([{ kind: 'compare' }]);
  const choice = await ask(SOFA, 'put it in my cart');
  expect(choice.actions).toEqual([]);
  expect(choice.text).toContain('several versions');
  const { body } = await browser.call('GET', '/cart');
  expect((body as { items: unknown[] }).items).toEqual([]);
});

it('names cheaper products of the same kind', async () => {
  const reply = await ask(SOFA, 'anything cheaper?');
  expect(reply.products.length).toBeGreaterThan(0);
  expect(reply.products.every(({ price }) => price !== null && price < 1499)).toBe(true);
});

it('quotes no review that awaits approval or was rejected', async () => {
  const { db } = backend.context;
  const [row] = await db.select().from(products).where(eq(products.urlKey, 'tate-sofa'));
  for (const status of ['waiting', 'rejected'] as const)
    await db.insert(reviews).values({
      productId: row?.id ?? 0,
      title: { en: 'Spam', fr: 'Spam' },
      detail: { en: `${status} zeppelin casino`, fr: `${status} zeppelin casino` },
      nickname: 'Bot',
      rating: 5,
      createdAt: backend.context.clock(),
      votesYes: 1000,
      status,
    });
  for (const question of ['What do customers think?', 'zeppelin casino?'])
    expect((await ask('tate-sofa', question)).text).not.toMatch(/(?:waiting|rejected) zeppelin/);
});
