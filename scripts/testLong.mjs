import { ensureDevDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';
import { closingLine, describeFailure, none, sum } from './test/counts.mjs';
import { runVitest } from './test/reports.mjs';

/** A part run by Vitest, with the size of the test in its environment. */
const vitest = (name, folder, env = {}) => ({
  name,
  run: () => runVitest(`long-${name}`, ['--project', 'server', folder], { env }),
});

/** A part with its own command, counted as one test. */
const command = (name, ...args) => ({
  name,
  async run() {
    await run(process.execPath, [`tools/stress/${name}.mjs`, ...args]);
    return { ...none, passed: 1 };
  },
});

const parts = [
  vitest('varnish', 'tests/server/varnish.test.ts', { VARNISH_MAX_AGE_MS: '5000' }),
  vitest('oldBrowser', 'tests/oldBrowser.test.ts'),
  vitest('storm', 'tests/storm', { STORM_SHOPPERS: '20' }),
  vitest('memory', 'tests/server/memory.test.ts', { MEMORY_REQUESTS: '20000', MEMORY_ADDRESSES: '2000' }),
  command('fuzz', '50000'),
  command('payments', '10000'),
  command('mutation'),
  command('soak', '15'),
];

printHelp(`Usage: npm run test:long [-- NAME ...]

Runs the named long tests, or all of them, one after the other. This takes hours.

  ${parts.map(({ name }) => name).join('\n  ')}`);

const requested = process.argv.slice(2);
const names = parts.map(({ name }) => name);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${names.join(', ')}.`);
  process.exit(1);
}

await ensureDevDependencies();
const results = [];
for (const { name, run: runPart } of parts) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = performance.now();
  const counts = await runPart().catch((error) => {
    console.error(`${name}: ${error.message}`);
    return { ...none, failed: 1, failures: [{ title: name, reason: error.message }] };
  });
  results.push({ name, counts, seconds: (performance.now() - started) / 1000 });
}

console.log();
for (const { name, counts, seconds } of results)
  console.log(`${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s   ${closingLine(counts)}`);
const total = sum(results.map(({ counts }) => counts));
for (const failure of total.failures) console.log(describeFailure(failure));
console.log(closingLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
