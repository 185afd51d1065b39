/** A text of the demo shop in both languages. */
export interface Text {
  en: string;
  fr: string;
}

export const text = (en: string, fr: string): Text => ({ en, fr });

/** A text that needs no translation: a name, a style sheet, structured data. */
export const plainText = (content: string): Text => text(content, content);

export const joinTexts = (texts: readonly Text[], separator: string): Text => ({
  en: texts.map(({ en }) => en).join(separator),
  fr: texts.map(({ fr }) => fr).join(separator),
});
