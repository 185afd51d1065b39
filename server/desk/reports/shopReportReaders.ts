import type { ShopReport } from '../../../contract/desk/shopReports.ts';
import { readFunnel } from './funnel.ts';
import { readLive } from './live.ts';
import { readQuestions, readSearches } from './phrases.ts';
import { readChannels, readSales } from './sales.ts';
import type { ReadReport } from './shopReport.ts';
import { readSpeed } from './speed.ts';

/** The function that reads each report of contract/desk/shopReports.ts. */
export const shopReportReaders: Readonly<Record<ShopReport, ReadReport>> = {
  visits: readSales,
  funnel: readFunnel,
  channels: readChannels,
  searches: readSearches,
  questions: readQuestions,
  speed: readSpeed,
  live: readLive,
};
