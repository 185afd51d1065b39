import { readFile, rm, writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { seededData } from '../demoData.ts';

const runFile = `${seededData}.run`;
/** Identifies a run of `npm test`, whose steps share the data. */
const { TEST_RUN } = process.env;

test('the demo data is seeded into an empty folder', async () => {
  const seededBy = await readFile(runFile, 'utf8').catch(() => null);
  if (TEST_RUN && seededBy === TEST_RUN) return;
  await rm(seededData, { recursive: true, force: true });
  const server = await runServer({ DATA_DIR: seededData });
  await server.stop();
  if (TEST_RUN) await writeFile(runFile, TEST_RUN);
});
