/** Replaces each HTML tag by a space. Tags do not nest, so this takes linear time for any input. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');
