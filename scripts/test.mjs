import { ensureDependencies } from './setup/dependencies.mjs';
import { closingLine, none, sum } from './test/counts.mjs';
import { names, stepsOf } from './test/steps.mjs';

/** npm test [-- unit web ...]: runs all steps, or the named ones. The last lines name the failed tests and count all. */
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(1);
}

await ensureDependencies();
const results = [];
for (const step of stepsOf(requested)) {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const counts = await step.run().catch((error) => {
    console.error(`${step.name}: ${error.message}`);
    return { ...none, failed: 1, failures: [step.name] };
  });
  results.push({ name: step.name, counts, seconds: (performance.now() - started) / 1000 });
}

console.log();
for (const { name, counts, seconds } of results) {
  console.log(`${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s   ${closingLine(counts)}`);
}
const total = sum(results.map(({ counts }) => counts));
// A log that keeps only its end still names what failed.
for (const failure of total.failures) console.log(`FAILED ${failure}`);
console.log(closingLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
