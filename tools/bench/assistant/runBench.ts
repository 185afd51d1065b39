import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getChatMessages } from '../../../contract/chat.ts';
import { inventedNumbers, isCorrect } from './judge.ts';
import { KINDS, type Kind, type QuestionCase } from './questionCase.ts';

export interface Outcome {
  question: QuestionCase;
  reply: string;
  isCorrect: boolean;
  invented: readonly number[];
}

const session = z.object({ customer_data: z.object({ csrf_token: z.string() }) });

/** Asks questions through the shop's API, like a browser. */
export class Asker {
  #headers: Record<string, string> = {};

  constructor(private readonly app: FastifyInstance) {}

  async start(): Promise<void> {
    const response = await this.app.inject({
      url: '/api/rest/customers/self/session',
      headers: { host: 'localhost' },
    });
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { customer_data } = z.parse(session, response.json());
    this.#headers = { host: 'localhost', cookie, 'x-csrf-token': customer_data.csrf_token };
  }

  async page(path: string, language: string): Promise<string> {
    const headers = { ...this.#headers, 'accept-language': language };
    return (await this.app.inject({ url: `/api/rest${path}`, headers })).payload;
  }

  async ask(productId: string, userPrompt: string, language: string): Promise<string> {
    const response = await this.app.inject({
      method: 'PUT',
      url: `/api/rest/chat/message/${productId}`,
      headers: { ...this.#headers, 'accept-language': language },
      payload: { url: '/', userPrompt },
    });
    if (response.statusCode !== 200)
      throw new Error(`The assistant answers ${response.statusCode}: ${response.payload.slice(0, 200)}`);
    return z.parse(getChatMessages.response, response.json()).at(-1)?.text ?? '';
  }
}

/** Asks every question and judges the replies. idOf: entity_id by SKU; questions about unknown products are skipped */
export async function runBench(
  asker: Asker,
  questions: readonly QuestionCase[],
  idOf: ReadonlyMap<string, string>,
  pages: readonly string[],
): Promise<Outcome[]> {
  const shopTexts = (
    await Promise.all(pages.flatMap((path) => [asker.page(path, 'en'), asker.page(path, 'fr')]))
  ).join(' ');
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const id = idOf.get(question.sku);
    if (id === undefined) continue;
    const reply = await asker.ask(id, question.text, question.language);
    const own = `${await asker.page(`/products/${id}`, 'en')} ${await asker.page(`/products/${id}`, 'fr')}`;
    outcomes.push({
      question,
      reply,
      isCorrect: isCorrect(reply, question.expected),
      invented: inventedNumbers(reply, question, `${shopTexts} ${own}`),
    });
  }
  return outcomes;
}

export interface Score {
  kind: Kind;
  correct: number;
  total: number;
  invented: number;
}

export const scoresOf = (outcomes: readonly Outcome[]): Score[] =>
  KINDS.map((kind) => {
    const own = outcomes.filter(({ question }) => question.kind === kind);
    return {
      kind,
      correct: own.filter((one) => one.isCorrect).length,
      total: own.length,
      invented: own.filter(({ invented }) => invented.length > 0).length,
    };
  });
