import * as z from 'zod/mini';
import { chatMessage } from '../../../contract/chat.ts';

/** The parts of a reply besides its text, stored together with it in one column. */
const { text, statements, comparison, actions, is_unanswered } = chatMessage.shape;
const storedReply = z.object({ text, statements, comparison, actions, is_unanswered });
export type StoredReply = z.output<typeof storedReply>;

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
