import { serverBundle } from '../../scripts/setup/buildSteps.mjs';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { runTool } from '../../scripts/setup/run.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: npm run conformance [-- URL [OPTIONS]]

Checks a backend against the API (docs/backend.md). Without a URL it starts and checks
our own server. The exit code is 1 if something required is missing or has the wrong type.

  --email ADDRESS     also check the account; set its password in CONFORMANCE_PASSWORD
  --writes            also check forms, votes, comments, newsletter and new accounts
  --place-order       also place an unpaid order
  --host HOST         host of the shop, for a backend with several
  --language CODE     Accept-Language, en-US by default
  --slow MS           limit for slow responses, 500 by default
  --html FILE         HTML report, reports/conformance.html by default
  --json FILE         JSON report`);

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
  // The report lists the failures; if the program did not run, its output explains why.
  if (!error.output?.includes('HTML report:')) console.error(error.output || error.message);
} finally {
  await server?.stop();
}
