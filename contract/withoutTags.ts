/** HTML with a blank in place of each tag. Tags do not nest, so each character is read once, whatever the text is. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ');
