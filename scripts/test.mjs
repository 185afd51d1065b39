import { ensureToolDependencies } from './setup/dependencies.mjs';
import { printHelp } from './setup/usage.mjs';
import { closingLine, describeFailure, none, sum } from './test/counts.mjs';
import { describeMachine, readLoad } from './test/machine.mjs';
import { isGreen, rerunFailures, writeFlaky } from './test/rerun.mjs';
import { names, stagesOf } from './test/steps.mjs';

/**
 * `npm test [-- unit web ...]`, the check of a change, and `npm run test:all [-- unit web ...]`, which also runs the journeys without the
 * tag @core, the whole forms of long unit tests, and slow ones that fail rarely. Both run all steps or the named ones.
 *
 * A unit file or journey that fails runs once more, alone, after everything else. What passes then is FLAKY: the run is green with
 * few of them, or with none when `--strict` is given, as `test:all` does. The last lines say how long each step took, name the flaky and failed tests
 * with the reason, and count all.
 */
printHelp(`Usage: npm test [-- STEP ...]
       npm run test:all [-- STEP ...]

Checks the project: installs and builds what is missing, then runs all steps or the named ones. test:all also runs
the journeys without the tag @core, the whole forms of long unit tests, and slow ones that fail rarely.

  ${names.join('\n  ')}`);
const options = ['--all', '--strict'];
const [all, strict] = options.map((option) => process.argv.includes(option));
const requested = process.argv.slice(2).filter((argument) => !options.includes(argument));
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(1);
}

const secondsSince = (started) => (performance.now() - started) / 1000;

async function runStep({ name, run, rerun }) {
  console.log(`== ${name}`);
  const started = performance.now();
  const counts = await run({ all }).catch((error) => {
    console.error(`${name}: ${error.message}`);
    return { ...none, failed: 1, failures: [{ title: name, reason: error.message }] };
  });
  return { name, counts, rerun, seconds: secondsSince(started), load: readLoad() };
}

/** Runs the steps of a lane one after another. */
async function runLane(lane) {
  const results = [];
  for (const step of lane) results.push(await runStep(step));
  return results;
}

const started = performance.now();
const machine = describeMachine();
console.log(machine);
await ensureToolDependencies();
const installSeconds = secondsSince(started);
const results = [];
for (const lanes of stagesOf(requested, { all }))
  results.push(...(await Promise.all(lanes.map(runLane))).flat());
for (const result of results)
  result.counts = await rerunFailures(
    result.counts,
    result.rerun && ((failure) => result.rerun(failure, { all })),
  );

console.log(`\n${machine}\ninstall  ${installSeconds.toFixed(1).padStart(7)} s`);
for (const { name, counts, seconds, load } of results)
  console.log(
    `${name.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s   load ${load}   ${closingLine(counts)}`,
  );
console.log(`in all   ${secondsSince(started).toFixed(1).padStart(7)} s`);
const total = sum(results.map(({ counts }) => counts));
writeFlaky(machine, total.flaky);
for (const failure of total.flaky) console.log(describeFailure(failure, 'FLAKY'));
for (const failure of total.failures) console.log(describeFailure(failure));
console.log(closingLine(total));
process.exitCode = isGreen(total, { strict }) ? 0 : 1;
