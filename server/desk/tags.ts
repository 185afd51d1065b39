import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The tags of a row without repetition, in order. */
export const uniqueTags = (tags: readonly string[]): string[] => [...new Set(tags)].sort();

const list = (tags: readonly string[]) => sql`${JSON.stringify(tags)}::jsonb`;

/** SQL for the tags of each row, with some added and others removed, in order. tags: a column of text[] */
export const changedTags = (tags: AnyColumn, added: readonly string[], removed: readonly string[]): SQL =>
  sql`array(
    select tag from (
      select unnest(${tags}) as tag
      union select jsonb_array_elements_text(${list(added)})
    ) as every_tag
    where not ${list(removed)} ? tag order by tag)`;
