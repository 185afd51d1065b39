import { expect, it } from 'vitest';
import { backgroundImages } from './backgroundImages';
import { metaTags } from './metaTags';

it('keeps meta elements that describe the site and drops those that act', () => {
  const html = `<meta name="theme-color" content="#1f4d3f"><meta property='og:image' content='/a.webp'>
    <meta http-equiv="refresh" content="0;url=https://evil.example"><meta name="robots" content="noindex">
    <meta name="referrer" content="unsafe-url"><script>x</script><meta name="author">`;
  expect(metaTags(html)).toEqual([
    { name: 'theme-color', content: '#1f4d3f' },
    { property: 'og:image', content: '/a.webp' },
  ]);
});

it('finds background images in style attributes', () => {
  const html = `<p style="background-image: url('/media/a.webp')"></p><p style="background: #fff url(/media/b.webp) center"></p>
    <p style="background: url(javascript:x)"></p><p>url(/media/c.webp)</p>`;
  expect(backgroundImages(html)).toEqual(['/media/a.webp', '/media/b.webp']);
});
