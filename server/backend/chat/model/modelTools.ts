import * as z from 'zod/mini';
import { parseBoundedJson } from '../../../network/boundedJson.ts';
import { readAnswer, withQuestion } from '../answer.ts';
import type { FactScope } from '../facts/factScope.ts';
import type { Statement } from '../reply.ts';
import type { Completion, ToolDefinition } from './hostedModel.ts';

const MAX_QUESTION = 300;

/** The only tool of the model: it reads facts of the shop. */
export const TOOLS: readonly ToolDefinition[] = [
  {
    type: 'function',
    function: {
      name: 'read_shop_facts',
      description:
        'Reads facts of the shop about the product, such as sizes, stock, delivery, returns and reviews, or products that meet a need. The question is a short sentence of one subject.',
      parameters: {
        type: 'object',
        properties: { question: { type: 'string', maxLength: MAX_QUESTION } },
        required: ['question'],
        additionalProperties: false,
      },
    },
  },
];

const parameters = z.object({ question: z.string().check(z.minLength(1), z.maxLength(MAX_QUESTION)) });

/** Runs a tool call; an unknown tool or invalid parameters return no facts. */
export async function runTool(
  scope: FactScope,
  { function: { name, arguments: text } }: Completion['toolCalls'][number],
): Promise<readonly Statement[]> {
  if (name !== TOOLS[0]?.function.name) return [];
  let value: unknown;
  try {
    value = parseBoundedJson(text);
  } catch {
    return [];
  }
  const parsed = z.safeParse(parameters, value);
  if (!parsed.success) return [];
  const reply = await readAnswer(withQuestion(scope, parsed.data.question));
  return reply.isUnknown ? [] : reply.statements;
}
