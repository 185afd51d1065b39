import { cpus, loadavg, totalmem } from 'node:os';

/** Paths of all addresses in the sitemap of a running server. */
export async function sitemapPaths(base) {
  const text = await (await fetch(`${base}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) =>
    (path || '/').replaceAll('&amp;', '&'),
  );
}

/** `count` entries of a list, evenly from its whole length. */
export const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]);

export const machine = () =>
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;
