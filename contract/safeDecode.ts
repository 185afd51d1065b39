/** decodeURIComponent that returns malformed input unchanged: an address comes from outside. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
