import type { FactScope } from '../facts/factScope.ts';
import type { Reply } from '../reply.ts';

/** Something that a question wants done: products compared, found, or added. null when it wants none of that. */
export type Command = (scope: FactScope) => Promise<Reply | null>;
