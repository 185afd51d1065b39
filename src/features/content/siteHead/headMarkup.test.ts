import { expect, it } from 'vitest';
import { parseHtml } from '@/features/content/parseHtml';
import { backgroundImages, frameSource, metaTags } from './headMarkup';

it('keeps meta elements that describe the site and drops those that change browser behaviour', () => {
  const html = `<meta name="theme-color" content="#1f4d3f" media="(prefers-color-scheme: light)"><meta property='og:image' content='/a.webp'>
    <meta http-equiv="refresh" content="0;url=https://evil.example"><meta name="viewport" content="width=9">
    <meta name="referrer" content="unsafe-url"><script>x</script><meta name="author"><!-- <meta name="author" content="x"> -->`;
  expect(metaTags(parseHtml(html))).toEqual([
    { name: 'theme-color', content: '#1f4d3f', media: '(prefers-color-scheme: light)' },
    { property: 'og:image', content: '/a.webp' },
  ]);
});

it('keeps proofs of ownership and instructions for robots, also with unquoted attributes', () => {
  const html = `<META NAME=Robots CONTENT=noindex><meta name=googlebot content=nosnippet>
    <meta name="yandex-verification" content="1"/><meta name=p:domain_verify content=2>
    <meta name=facebook-domain-verification content=3><meta name="geo.region" content="US-OR">`;
  expect(metaTags(parseHtml(html)).map(({ name }) => name)).toEqual([
    'Robots',
    'googlebot',
    'yandex-verification',
    'p:domain_verify',
    'facebook-domain-verification',
    'geo.region',
  ]);
});

it('finds background images in style attributes', () => {
  const html = `<p style="background-image: url('/media/a.webp')"></p><p style="background: #fff url(/media/b.webp) center"></p>
    <p style="background: url(javascript:x)"></p><p>url(/media/c.webp)</p>`;
  expect(backgroundImages(parseHtml(html))).toEqual(['/media/a.webp', '/media/b.webp']);
});

it('finds background images of selected elements, with decoded entities', () => {
  const html = `<p id="a" style="background: url(&quot;/media/a.webp?w=1&amp;h=2&quot;)"></p><p style="background: url(/media/b.webp)"></p>`;
  expect(backgroundImages(parseHtml(html), ({ attribs }) => attribs.id === 'a')).toEqual([
    '/media/a.webp?w=1&h=2',
  ]);
});

it.each([
  [
    `<noscript><iframe height="0" src='https://tags.example/ns.html?id=1&amp;x=2'></iframe></noscript>`,
    'https://tags.example/ns.html?id=1&x=2',
  ],
  ['<!-- <iframe src="/a"></iframe> --><p>text</p>', undefined],
])('finds the source of a frame: %s', (html, src) => expect(frameSource(parseHtml(html))).toBe(src));
