/** A text of the demo shop in its two languages. */
export interface Text {
  en: string;
  fr: string;
}
