import type { FactScope } from '../facts/factScope.ts';
import type { Reply } from '../reply.ts';

/** A command in a question: to compare, find or add products. null if the question does not contain it */
export type Command = (scope: FactScope) => Promise<Reply | null>;
