import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyDemoData } from '../demoData.ts';
import { steadyPort } from '../steadyPort.ts';
import { expect, test } from './fixtures.ts';

/** Bundling the server, and Vite's first optimisation of packages. */
const START = { timeout: 180_000 };

test('npm run dev serves the home page and a product, and ends on a signal', async ({ page, faults }) => {
  const data = await copyDemoData();
  const [PORT, DEV_PORT] = [String(await steadyPort()), String(await steadyPort())];
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, PORT, DEV_PORT, DATA_DIR: data.folder },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(dev, 'exit');
  await expect.poll(() => output, START).toMatch(/^ready http/m);

  // Vite may find further packages on the first page, and reloads it then.
  await expect(async () => {
    await page.goto(`http://localhost:${DEV_PORT}/`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }).toPass(START);
  await page.goto(`http://localhost:${DEV_PORT}/product/hudson-sofa`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hudson/);
  // An open page would send requests to the server while the server ends.
  await page.goto('about:blank');
  faults.length = 0;

  dev.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`http://localhost:${PORT}/`)).rejects.toThrow();
  await data.remove();
});
