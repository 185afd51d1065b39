import type { ChatAction, ChatComparison } from '../../../contract/chat.ts';

/** Where a statement can be verified in the shop. */
export interface Source {
  title: string;
  url: string;
}

/** A sentence of a reply with its sources. */
export interface Statement {
  text: string;
  links: readonly Source[];
  /** A quote from a shopper, such as a review. Numbers in it are not facts of the shop. */
  isQuoted?: boolean;
}

/** A reply before it is phrased and stored. */
export interface Reply {
  statements: readonly Statement[];
  /** Products shown as cards. */
  productIds: readonly number[];
  comparison: ChatComparison | null;
  /** Actions that the shopper may confirm with a button. */
  actions: readonly ChatAction[];
  /** The shop has no fact about the question. */
  isUnknown: boolean;
}

export const replyOf = (statements: readonly Statement[], more: Partial<Reply> = {}): Reply => ({
  statements,
  productIds: [],
  comparison: null,
  actions: [],
  isUnknown: false,
  ...more,
});
