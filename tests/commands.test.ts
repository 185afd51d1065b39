import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, runServer } from '../scripts/setup/runServer.mjs';
import { isWholeForm } from './wholeForm.ts';

const root = resolve(import.meta.dirname, '..');
const guides = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => /^(README|CONTRIBUTING|SECURITY|docs\/[\w-]+|tools\/README)\.md$/.test(name));

const commandLine = /^(?:[A-Z_]+=\S+ )*(?:npm|node|npx) \S.*$/;

/** The commands of code blocks, without their comments, and those within sentences. */
function commandsOf(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const blocks = Array.from(text.matchAll(/^```.*\n([\s\S]*?)^```/gm), ([, block = '']) => block);
  const lines = blocks.flatMap((block) =>
    block.split('\n').map((line) => line.replace(/\s+# .*$/, '').trim()),
  );
  const inline = Array.from(
    text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g),
    ([, code = '']) => code,
  );
  return [...lines, ...inline].filter((line) => commandLine.test(line));
}

/** What tries a command: this file, as a server that gets ready or as a program that ends well, or the named test. */
type Way = 'serves' | 'ends well' | { elsewhere: string };

const ways: [pattern: RegExp, way: Way][] = [
  [/^(?:[A-Z_]+=\S+ )*npm start(?: -- --empty)?$/, 'serves'],
  [/^npm run (?:import|export) -- /, 'ends well'],
  [/^npm run desk -- --invite you@/, 'ends well'],
  [/^npm run conformance -- https:/, 'ends well'],
  // Rebuilds files that other tests are reading.
  [/^npm run build(?: -- desk)?$/, { elsewhere: 'npm test' }],
  [/^npm run (?:types|check|openapi|texts|licenses)$/, { elsewhere: 'npm test' }],
  [/^npx (?:size-limit|vitest run)/, { elsewhere: 'npm test' }],
  [/^(?:npm test|npm run test:(?:all|long))/, { elsewhere: 'npm test' }],
  [/^npm run dev$/, { elsewhere: 'tests/web/dev.spec.ts' }],
  [/^npm run kiosk/, { elsewhere: 'tests/kiosk' }],
  [/^npm run package/, { elsewhere: 'a release' }],
  [
    /^(?:npm run bench -- |npm run fix$|AREA=|npm run (?:import|export|desk|conformance)$)/,
    { elsewhere: 'tests/usage.test.ts' },
  ],
  [/^node (?:scripts|tools)\//, { elsewhere: 'tests/usage.test.ts' }],
  [/^npm run desk -- --invite EMAIL$|^npm run conformance -- URL$/, { elsewhere: 'the same with a value' }],
  [/^node --inspect|^npx playwright show-trace|^npm ci --prefix tools$/, { elsewhere: 'a person, a tool' }],
];
const wayOf = (command: string) => ways.find(([pattern]) => pattern.test(command))?.[1];

const commands = [...new Set(guides.flatMap(commandsOf))];

it('every command of the guides is tried somewhere', () => {
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter((command) => !wayOf(command))).toEqual([]);
  const isUsed = ([pattern]: (typeof ways)[number]) => commands.some((command) => pattern.test(command));
  expect(ways.filter((way) => !isUsed(way))).toEqual([]);
});

it('every program names a project of Vitest that exists', () => {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const namesIn = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name);
  const projects = namesIn(read('vitest.config.ts'), /name: '(\w+)'/g);
  const programs = execFileSync('git', ['ls-files', '--', 'scripts', 'tools'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name.endsWith('.mjs'));
  const named = programs.flatMap((name) => namesIn(read(name), /'--project',\s*'(\w+)'/g));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !projects.includes(name))).toEqual([]);
});

describe.runIf(isWholeForm)('as a reader types it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  let backend: RunningServer | undefined;
  beforeAll(async () => {
    writeFileSync(
      join(folder, 'variants.csv'),
      'product,sku,options,price,list_price,width,depth,height,weight,image\nFUR-90420332,FREKVENS-K,Size=King,899,,,,,,\n',
    );
    writeFileSync(join(folder, 'prices.csv'), 'sku,store,price\nFUR-90420332,store-1000,250\n');
    backend = await runServer({ DATA_DIR: join(folder, 'backend') });
  });
  afterAll(async () => {
    await backend?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** With the reader's own folder, files and backend. */
  const filledIn = (command: string) =>
    command
      .replace(/(--content |CONTENT_DIR=)content\b/, `$1${folder}/content`)
      .replace(/\b(variants|prices)\.csv/g, `${folder}/$1.csv`)
      .replace(/ (furniture|appliances|stores)\.csv/g, ' tests/data/$1.csv')
      .replace('https://backend.example/rest', `${backend?.url}/api/rest`);

  function run(command: string): { child: ChildProcess; output: () => string } {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      // A folder with the demo shop is not empty.
      DATA_DIR: join(folder, /--empty|DEMO=off/.test(command) ? 'empty' : 'data'),
      RENDER_AHEAD: 'off',
    };
    const child = spawn('sh', ['-c', filledIn(command)], { cwd: root, env, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    return { child, output: () => output };
  }

  it.each(commands.filter((command) => wayOf(command) === 'ends well'))('%s', async (command) => {
    const { child, output } = run(command);
    const [code] = await once(child, 'close');
    expect(code, output()).toBe(0);
  });

  it.each(commands.filter((command) => wayOf(command) === 'serves'))('%s', async (command) => {
    const { child, output } = run(command);
    const closed = once(child, 'close');
    const ended = closed.then(() => {
      throw new Error(`It ended before it was ready:\n${output()}`);
    });
    try {
      await Promise.race([expect.poll(output, { timeout: 90_000 }).toMatch(/^ready http/m), ended]);
      const [, url = ''] = /^ready (http:\/\/\S+)$/m.exec(output()) ?? [];
      expect((await fetch(url)).status, output()).toBe(200);
    } finally {
      ended.catch(() => undefined);
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await closed;
    }
  });
});
