import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fastify from 'fastify';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { backendApp } from '../../../server/backend/backendApp.ts';
import { products } from '../../../server/backend/database/schema/catalog.ts';
import { importFiles } from '../../../server/backend/import/importFiles.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { projectRoot } from '../../../server/files/projectRoot.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';
import { fileProducts } from './dataFiles.ts';
import { demoProducts } from './demoProducts.ts';
import { generate } from './generate.ts';
import { PAGES } from './pages.ts';
import { Asker, type Outcome, runBench, scoresOf } from './runBench.ts';

const UNLIMITED = 1_000_000;
const REQUIRED_SHARE = 0.95;

const { values: options } = parseArgs({
  options: {
    appliances: { type: 'string' },
    furniture: { type: 'string' },
    questions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});

/** The files from the arguments, or else those of the tests, if they exist. */
function filesOf() {
  const own = (name: string, path: string | undefined) => {
    const fallback = join(projectRoot, 'tests/data', name);
    return path ?? (existsSync(fallback) ? fallback : undefined);
  };
  const files = {
    appliances: own('appliances.csv', options.appliances),
    furniture: own('furniture.csv', options.furniture),
  };
  return Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined)) as {
    appliances?: string;
    furniture?: string;
  };
}

function print(outcomes: readonly Outcome[]): boolean {
  for (const { question, reply, isCorrect, invented } of outcomes)
    if (options.verbose || !isCorrect || invented.length > 0)
      console.log(
        `${isCorrect ? 'right' : 'WRONG'}${invented.length > 0 ? ` INVENTED ${invented.join(', ')}` : ''}  [${question.kind}] ${question.sku} “${question.text}” expected ${JSON.stringify(question.expected)}\n    ${reply.replaceAll('\n', '\n    ')}`,
      );
  const scores = scoresOf(outcomes);
  console.log(`\n${'kind'.padEnd(14)}${'correct'.padStart(9)}${'invented'.padStart(10)}`);
  for (const { kind, correct, total, invented } of scores)
    console.log(`${kind.padEnd(14)}${`${correct}/${total}`.padStart(9)}${String(invented).padStart(10)}`);
  const [correct, total, invented] = [
    scores.reduce((sum, one) => sum + one.correct, 0),
    scores.reduce((sum, one) => sum + one.total, 0),
    scores.reduce((sum, one) => sum + one.invented, 0),
  ];
  console.log(
    `${'all'.padEnd(14)}${`${correct}/${total}`.padStart(9)}${String(invented).padStart(10)}   ${((correct / Math.max(1, total)) * 100).toFixed(1)} %`,
  );
  return total > 0 && correct / total >= REQUIRED_SHARE && invented === 0;
}

exitOnUncaught();
const files = filesOf();
const { backend, close } = await openBackend({
  fill: seedDemoShop,
  limits: { newSession: UNLIMITED, chat: UNLIMITED, chatSession: UNLIMITED },
});
await importFiles(backend.db, files, backend.clock(), { progress: () => undefined, bad: () => undefined });
await backend.catalog.refresh();
const app = fastify({ logger: false });
await app.register(backendApp, { prefix: '/api/rest', backend });
const asker = new Asker(app);
await asker.start();
const rows = await backend.db.select({ id: products.id, sku: products.sku }).from(products);
const idOf = new Map(rows.map(({ id, sku }) => [sku, String(id)]));
const sources = [demoProducts(), await fileProducts(files)].filter((source) => source.length > 0);
const share = Math.round(Number(options.questions) / sources.length);
const questions = sources.flatMap((source, at) => generate(source, share, Number(options.seed) + at));
const isGood = print(await runBench(asker, questions, idOf, PAGES));
await app.close();
await close();
process.exitCode = isGood ? 0 : 1;
