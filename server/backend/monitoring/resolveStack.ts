/** A frame of a stack as the desk shows it. */
export interface ResolvedFrame {
  /** Name of the function; empty without one. */
  name: string;
  /** src/pages/CartPage.tsx, or the built file without a source map. */
  file: string;
  line: number;
}
