import { chromium } from 'playwright';
import { execFileSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
const origin = 'http://localhost:4300';
const link = execFileSync('node', ['scripts/desk.mjs', '--invite', `s${Date.now()}@x.example`], { env: { ...process.env, DATA_DIR: '/tmp/w/reports-data' }, encoding: 'utf8' });
const secret = /invitation#([\w-]+)/.exec(link)?.[1];
const uuid = () => crypto.randomUUID();
const ev = (visit, channel, device, name, params = {}) => ({ id: uuid(), name, at: new Date(Date.now() - Math.random() * 25 * 60e3).toISOString(), visit, page: '/', channel, device, params });
for (let i = 0; i < 9; i++) { const v = uuid(); await fetch(origin + '/api/rest/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ events: [ev(v, 'search', 'phone', 'page_view'), ev(v, 'search', 'phone', 'view_item'), ev(v, 'search', 'phone', 'add_to_cart')] }) }); }
const r = await fetch(origin + '/monitoring/json/rum', { method: 'POST', headers: { 'content-type': 'application/json', 'api-key': 'demo-monitoring' }, body: JSON.stringify({ sessionAttributes: { version: '0.1.0' }, events: [{ name: 'error', attributes: { route: '/cart', message: `TypeError: Cannot read properties of undefined (reading 'items')\n    at x (${origin}/assets/${process.argv[2] ?? 'x.js'}:1:400)` } }, { name: 'callFailed', attributes: { route: '/', call: 'GET /products/7', status: 502 } }] }) });
console.log('rum', r.status);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext();
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
await page.goto(`${origin}/desk/invitation#${secret}`);
await page.getByLabel('Name').fill('Me'); await page.getByLabel('New password').fill('violet-anvil-harbour-42'); await page.getByRole('button', { name: 'Begin' }).click();
await page.getByRole('navigation', { name: 'Sections', includeHidden: true }).waitFor({ state: 'attached' });
for (const [w, h] of [[390, 844], [768, 1024], [1280, 800], [1920, 1080]]) {
  await page.setViewportSize({ width: w, height: h });
  for (const tab of ['overview', 'phrases', 'speed', 'errors']) {
    if (w !== 390 && w !== 1920 && tab !== 'overview') continue;
    await page.goto(`${origin}/desk/reports?tab=${tab}`);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(500);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    const axe = await new AxeBuilder({ page }).analyze();
    console.log(w, tab, 'overflow', wide, axe.violations.map((v) => v.id + ' ' + v.nodes[0].html.slice(0, 120)));
    await page.screenshot({ path: `/tmp/w/shot-${tab}-${w}.png`, fullPage: true });
    if (tab === 'errors') { const b = page.getByRole('button', { name: /TypeError/ }).first(); if (await b.count()) { await b.click(); await page.waitForTimeout(400); await page.screenshot({ path: `/tmp/w/shot-error-${w}.png` }); } }
  }
}
await browser.close();
