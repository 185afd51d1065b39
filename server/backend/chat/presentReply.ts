import type { Reply } from './reply.ts';
import type { StoredReply } from './storedReply.ts';

/** Maps a reply to its stored and displayed form: its text consists of its statements, one per line. */
export function presentReply(
  { statements, comparison, actions, productIds, isUnknown }: Reply,
  cost: number,
): {
  reply: StoredReply;
  productIds: readonly number[];
  cost: number;
} {
  const text = statements.map((statement) => statement.text).join('\n');
  const reply = {
    text,
    statements: statements.map(({ text: sentence, links }) => ({ text: sentence, links: [...links] })),
    comparison,
    actions: [...actions],
    is_unanswered: isUnknown,
  };
  return { reply, productIds, cost };
}
