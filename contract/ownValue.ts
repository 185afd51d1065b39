/**
 * Looks a text of others up in a table: undefined where the table does not have it. The index of an object also finds what
 * every object inherits, such as constructor.
 */
export const ownValue = <T>(table: Readonly<Partial<Record<string, T>>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
