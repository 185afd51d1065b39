import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { seededData } from '../demoData.ts';

test('the demo data is seeded into an empty folder', async () => {
  await rm(seededData, { recursive: true, force: true });
  const server = await runServer({ DATA_DIR: seededData });
  await server.stop();
});
