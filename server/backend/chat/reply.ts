import type { ProductPage } from '../../../contract/product.ts';
import { message } from '../messages/message.ts';
import { configOf } from '../tenant/tenant.ts';
import { type ChatContext, TOPICS } from './topics.ts';

const MOST_FACTS = 4;

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Synonyms between questions and data sheets. */
const SAME = [
  ['warranty', 'guarantee', 'garantie'],
  ['material', 'made of', 'materiau', 'matiere', 'frame', 'fabric', 'tissu'],
  ['care', 'clean', 'wash', 'entretien', 'nettoy', 'laver'],
  ['weight', 'heavy', 'poids', 'lourd'],
  ['energy', 'kwh', 'energie'],
  ['assembly', 'assemblage', 'monter'],
];

/** Returns the rows of the data sheet that a question refers to. */
function factsAbout({ product_data: groups, custom_columns: columns }: ProductPage, question: string) {
  const normalized = plain(question);
  const words = SAME.filter((group) => group.some((word) => normalized.includes(word))).flat();
  const isAsked = (label: string) => {
    const name = plain(label);
    return (name.length > 3 && normalized.includes(name)) || words.some((word) => name.includes(word));
  };
  const rows = [...groups.flatMap((group) => group.details), ...columns];
  return rows.filter(({ label }) => isAsked(label)).slice(0, MOST_FACTS);
}

/**
 * Replies to a question with facts of the product, in the request's language, or states which questions it can
 * handle. hasCards: matching products are shown below the text.
 */
export function reply(
  speaker: ChatContext,
  product: ProductPage,
  question: string,
  hasCards = false,
): string {
  const { language } = speaker;
  const replies = TOPICS.filter(({ pattern: normalized }) => normalized.test(question)).flatMap(
    ({ reply: answer }) => answer(speaker, product),
  );
  const facts = factsAbout(product, question).map(({ label, value }) =>
    message(language, 'chatFact', { label, value }),
  );
  const cards = hasCards ? [message(language, 'chatCards', { name: product.name })] : [];
  const answer = [...replies, ...facts, ...cards];
  if (answer.length > 0) return answer.join('\n');
  const { phone } = configOf(speaker.tenant, language);
  return [product.short_description, message(language, 'chatUnknown', { name: product.name, phone })]
    .filter(Boolean)
    .join('\n');
}
