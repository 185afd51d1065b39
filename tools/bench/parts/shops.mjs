import { cpus, loadavg, totalmem } from 'node:os';

/** Paths of all URLs in a running server's sitemap, including its parts. */
export async function sitemapPaths(base, sitemap = '/sitemap.xml') {
  const text = await (await fetch(base + sitemap)).text();
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) =>
    (path || '/').replaceAll('&amp;', '&'),
  );
  if (!text.includes('<sitemapindex')) return paths;
  return (await Promise.all(paths.map((part) => sitemapPaths(base, part)))).flat();
}

/** `count` entries evenly spread over a list. */
export const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]);

export const machine = () =>
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;
