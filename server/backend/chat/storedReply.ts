import * as z from 'zod/mini';
import { chatMessage } from '../../../contract/chat.ts';
import type { Reply } from './reply.ts';

/** The parts of a reply besides its text, stored together with it in one column. */
const { text, statements, comparison, actions, is_unanswered } = chatMessage.shape;
const storedReply = z.object({ text, statements, comparison, actions, is_unanswered });
type StoredReply = z.output<typeof storedReply>;

/** Maps a reply to its stored and displayed form: its text consists of its statements, one per line. */
export const storedReplyOf = (reply: Reply): StoredReply => ({
  text: reply.statements.map((statement) => statement.text).join('\n'),
  statements: reply.statements.map(({ text: sentence, links }) => ({ text: sentence, links: [...links] })),
  comparison: reply.comparison,
  actions: [...reply.actions],
  is_unanswered: reply.isUnknown,
});

/** Marks a stored reply. Earlier versions stored replies as plain text. */
const MARK = '{"text":';

/** Serialises a reply for its row. */
export const writeReply = ({ text: words, ...parts }: StoredReply): string =>
  JSON.stringify({ text: words, ...parts });

/** Parses a reply from its row. */
export function readReply(row: string): StoredReply {
  const plain: StoredReply = {
    text: row,
    statements: [],
    comparison: null,
    actions: [],
    is_unanswered: false,
  };
  if (!row.startsWith(MARK)) return plain;
  try {
    const parsed = z.safeParse(storedReply, JSON.parse(row));
    return parsed.success ? parsed.data : plain;
  } catch {
    return plain;
  }
}
