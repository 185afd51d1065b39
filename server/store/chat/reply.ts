import type { ProductPage } from '../../../src/api/contract/product.ts';
import { say } from '../messages/say.ts';
import { configOf } from '../tenant/tenant.ts';
import { type Speaker, TOPICS } from './topics.ts';

const MOST_FACTS = 4;

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What a question calls something, and what a data sheet calls it. */
const SAME = [
  ['warranty', 'guarantee', 'garantie'],
  ['material', 'made of', 'materiau', 'matiere', 'frame', 'fabric', 'tissu'],
  ['care', 'clean', 'wash', 'entretien', 'nettoy', 'laver'],
  ['weight', 'heavy', 'poids', 'lourd'],
  ['energy', 'kwh', 'energie'],
  ['assembly', 'assemblage', 'monter'],
];

/** Rows of the data sheet that a question is about. */
function factsAbout({ product_data: groups, custom_columns: columns }: ProductPage, question: string) {
  const asked = plain(question);
  const words = SAME.filter((group) => group.some((word) => asked.includes(word))).flat();
  const isAsked = (label: string) => {
    const name = plain(label);
    return (name.length > 3 && asked.includes(name)) || words.some((word) => name.includes(word));
  };
  const rows = [...groups.flatMap((group) => group.details), ...columns];
  return rows.filter(({ label }) => isAsked(label)).slice(0, MOST_FACTS);
}

/**
 * Answers a question from the product's own facts, in the shopper's language; says what it can answer when it can't.
 * hasCards: products that answer it are shown below the text.
 */
export function reply(speaker: Speaker, product: ProductPage, question: string, hasCards = false): string {
  const { language } = speaker;
  const said = TOPICS.filter(({ asked }) => asked.test(question)).flatMap(({ answer }) =>
    answer(speaker, product),
  );
  const facts = factsAbout(product, question).map(({ label, value }) =>
    say(language, 'chatFact', { label, value }),
  );
  const cards = hasCards ? [say(language, 'chatCards', { name: product.name })] : [];
  const answer = [...said, ...facts, ...cards];
  if (answer.length > 0) return answer.join('\n');
  const { phone } = configOf(speaker.tenant, language);
  return [product.short_description, say(language, 'chatUnknown', { name: product.name, phone })]
    .filter(Boolean)
    .join('\n');
}
