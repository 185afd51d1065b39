import { sql } from 'drizzle-orm';
import { rowsOf } from '../../backend/database/database.ts';
import { isInPeriods, type ReportContents, type ReportScope, sumsByPeriod } from './shopReport.ts';

interface PhraseRow {
  phrase: string;
  times: number;
  times_before: number;
  empty: number;
  empty_before: number;
}

interface Totals {
  all_times: number | null;
  all_times_before: number | null;
  all_empty: number | null;
  all_empty_before: number | null;
}

/** Phrases of a kind, those most often without a result first, and the totals of both periods, which may lack phrases in this one. */
async function readPhrases(scope: ReportScope, kind: 'search' | 'question') {
  const { db, period, limit } = scope;
  const found = await rowsOf<Totals & (PhraseRow | { phrase: null })>(
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
      select * from totals left join phrases on times > 0
      order by empty desc, times desc, phrase limit ${limit}::int`,
  );
  const phrases = found.flatMap((row) => (row.phrase === null ? [] : row));
  return { phrases, totals: found[0] };
}

/** Search terms: how often they found nothing, and how often they were searched. */
export async function readSearches(scope: ReportScope): Promise<ReportContents> {
  const { phrases, totals } = await readPhrases(scope, 'search');
  return {
    rows: phrases.map((row) => ({
      keys: [row.phrase],
      figures: [row.empty, row.times],
      previous: [row.empty_before, row.times_before],
    })),
    totals: [totals?.all_empty ?? 0, totals?.all_times ?? 0],
    previousTotals: [totals?.all_empty_before ?? 0, totals?.all_times_before ?? 0],
  };
}

/** Questions that the assistant could not answer. */
export async function readQuestions(scope: ReportScope): Promise<ReportContents> {
  const { phrases, totals } = await readPhrases(scope, 'question');
  return {
    rows: phrases.map((row) => ({ keys: [row.phrase], figures: [row.times], previous: [row.times_before] })),
    totals: [totals?.all_times ?? 0],
    previousTotals: [totals?.all_times_before ?? 0],
  };
}
