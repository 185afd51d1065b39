import { chromium, devices } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages = { home: '/', category: '/catalog/sofas', product: '/product/hudson-sofa', search: '/search/sofa', cart: '/checkout/cart', stores: '/stores', promotions: '/promotions', blog: '/blog', wishlist: '/wishlist', compare: '/compare', quote: '/request-quote', track:'/track-order', account:'/account', contact:'/contact' };
const widths = (process.argv[2] ?? '360').split(',').map(Number);
for (const w of widths) for (const l of (process.argv[3] ?? 'en').split(',')) {
  const ctx = await b.newContext({ viewport: { width: w, height: w===360?780:844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1, serviceWorkers: 'block' });
  const page = await ctx.newPage();
  for (const [n, p] of Object.entries(pages)) {
    if (process.argv[4] && !process.argv[4].split(',').includes(n)) continue;
    await page.goto('http://localhost:4400' + (l === 'fr' ? '/fr' : '') + p);
    await page.locator('html[data-app=ready]').waitFor({ timeout: 20000 }).catch(() => {});
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/w/pwa-shots/${n}-${w}-${l}.png` });
    const r = await page.evaluate(() => {
      const out = [];
      for (const el of document.querySelectorAll('button, a[class*=button]')) {
        const box = el.getBoundingClientRect();
        if (box.width < 2 || box.top > innerHeight || box.bottom < 0 || getComputedStyle(el).visibility === 'hidden') continue;
        const range = document.createRange(); range.selectNodeContents(el);
        const tops = new Set();
        const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
        let lines = 0;
        while (walker.nextNode()) { if(!walker.currentNode.textContent.trim()) continue; const pr=walker.currentNode.parentElement; if (pr.closest('.visually-hidden')) continue; range.selectNodeContents(walker.currentNode); lines = Math.max(lines, new Set([...range.getClientRects()].map(r=>Math.round(r.top))).size); }
        if (lines > 1 && /button/i.test(el.className)) out.push(el.textContent.trim().slice(0,50)+' lines '+lines);
      }
      const header = [...document.querySelectorAll('header')][0]; const sticky = header?.querySelector('[class*=sticky]');
      return { wrapped: out, overflow: document.documentElement.scrollWidth > innerWidth, header: sticky?.getBoundingClientRect().height };
    });
    console.log(w, l, n, JSON.stringify(r));
  }
  await ctx.close();
}
await b.close();
