import type { Element } from 'domhandler';

/** What is wrong with a piece of content, in the words of the log. */
export interface Problem {
  reason: string;
  /** Where; null when it is the content as a whole. */
  element: Element | null;
}

/** Finds what is wrong with one element. */
export type Rule = (element: Element) => string[];

export const isLink = ({ name }: Element) => name === 'a' || name === 'avb-link';

/** A rule that has one thing to say, when it is so. */
export const says = (isSo: boolean, reason: string): string[] => (isSo ? [reason] : []);
