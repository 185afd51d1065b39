import { readEnv } from '../server/env.ts';
import { mediaFolder } from '../server/files/projectRoot.ts';
import { openShop, runCommand } from '../server/import/command.ts';
import { demoSeed } from './demoSeed.ts';

/** Creates the database of DATA_DIR and fills it. `npm start` runs this while it is building the web app. */
runCommand(async () => {
  const { backend, close } = await openShop(demoSeed);
  try {
    if (readEnv(process.env).DEMO === 'on') await demoSeed.fillKioskService(backend.db, mediaFolder);
  } finally {
    await close();
  }
}, 'Stop it, or set another DATA_DIR.');
