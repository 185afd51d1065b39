/**
 * Looks up an external string in a table; undefined if the table lacks it. Plain indexing would also find inherited properties, such as
 * constructor.
 */
export const ownValue = <T>(table: Readonly<Partial<Record<string, T>>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
