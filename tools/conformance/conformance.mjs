import { serverBundle } from '../../scripts/setup/buildSteps.mjs';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { runTool } from '../../scripts/setup/run.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';

/**
 * npm run conformance [-- URL] [--writes] [--place-order] [--email E --password P (or CONFORMANCE_PASSWORD)] [--host H] [--language L] [--slow MS]
 * [--html FILE] [--json FILE]: checks a backend against the contract (README.md, "Your own backend"). Without a URL our own
 * server is started and checked. The exit code is 1 when something required is missing or mistyped.
 */
await ensureDependencies();
const { build } = await import('esbuild');
const outfile = 'dist/conformance/main.mjs';
await build({ ...serverBundle, entryPoints: ['tools/conformance/main.ts'], outfile });
const args = process.argv.slice(2);
const hasUrl = args.some((argument) => /^https?:/.test(argument));
if (!hasUrl) await ensureBuilt(serverParts);
const server = hasUrl ? null : await runServer({ DATA_DIR: '.cache/conformance-data' });
try {
  await runTool(`../${outfile}`, server ? [server.url, ...args] : args);
} catch (error) {
  process.exitCode = 1;
  // The report says what failed; a program that did not run says why.
  if (!error.output?.includes('HTML report:')) console.error(error.output || error.message);
} finally {
  await server?.stop();
}
