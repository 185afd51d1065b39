/** decodeURIComponent that returns malformed input unchanged, because URLs are external input. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
