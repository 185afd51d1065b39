import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/** Rebuilds the table of words for typing corrections, after products have changed. */
export async function rebuildWords(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`delete from search_words`);
  await db.execute(
    sql`insert into search_words (word, uses)
        select word, count(*) from products, unnest(string_to_array(btrim(search_text), ' ')) word
        where parent_id is null and length(word) > 2 and word ~ '^[a-z]+$' group by word`,
  );
}
