import { existsSync, readdirSync } from 'node:fs';

/** npm run bench -- NAME [ARGUMENTS]: runs tools/bench/NAME.mjs. tools/README.md describes each benchmark. */
const [name = ''] = process.argv.splice(2, 1);
const file = new URL(`${name}.mjs`, import.meta.url);
const wantsHelp = [name, ...process.argv.slice(2)].includes('--help');
if (!wantsHelp && /^[a-z]+$/i.test(name) && name !== 'bench' && existsSync(file)) {
  await import(file);
} else {
  const names = readdirSync(import.meta.dirname).flatMap((entry) => /^(\w+)\.mjs$/.exec(entry)?.[1] ?? []);
  const list = names.filter((one) => one !== 'bench').join('\n  ');
  console.log(
    `Usage: npm run bench -- NAME [ARGUMENTS]\n\n  ${list}\n\ntools/README.md describes each benchmark.`,
  );
  process.exitCode = name === '' || wantsHelp ? 0 : 1;
}
