import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { isInPeriods, type ReportContents, type ReportScope, sumsByPeriod } from './shopReport.ts';

interface PhraseRow {
  phrase: string;
  times: number;
  times_before: number;
  empty: number;
  empty_before: number;
  all_times: number;
  all_times_before: number;
  all_empty: number;
  all_empty_before: number;
}

/** Phrases of a kind; those most often without a result come first. */
function readPhrases(scope: ReportScope, kind: 'search' | 'question'): Promise<PhraseRow[]> {
  const { db, period, limit } = scope;
  return rowsOf<PhraseRow>(
    db,
    sql`
      with phrases as (
        select phrase, ${sumsByPeriod(period, 'times')}, ${sumsByPeriod(period, 'without_result', 'empty')}
        from phrase_days where ${isInPeriods(scope)} and kind = ${kind} group by phrase
      ), totals as (
        select sum(times) as all_times, sum(times_before) as all_times_before, sum(empty) as all_empty,
          sum(empty_before) as all_empty_before
        from phrases
      )
      select * from phrases cross join totals
      where times > 0
      order by empty desc, times desc, phrase limit ${limit}::int`,
  );
}

/** Search terms: how often they found nothing, and how often they were searched. */
export async function readSearches(scope: ReportScope): Promise<ReportContents> {
  const found = await readPhrases(scope, 'search');
  const [first] = found;
  return {
    rows: found.map((row) => ({
      keys: [row.phrase],
      figures: [row.empty, row.times],
      previous: [row.empty_before, row.times_before],
    })),
    totals: [first?.all_empty ?? 0, first?.all_times ?? 0],
    previousTotals: [first?.all_empty_before ?? 0, first?.all_times_before ?? 0],
  };
}

/** Questions that the assistant could not answer. */
export async function readQuestions(scope: ReportScope): Promise<ReportContents> {
  const found = await readPhrases(scope, 'question');
  const [first] = found;
  return {
    rows: found.map((row) => ({ keys: [row.phrase], figures: [row.times], previous: [row.times_before] })),
    totals: [first?.all_times ?? 0],
    previousTotals: [first?.all_times_before ?? 0],
  };
}
