import { expect, it } from 'vitest';
import { plainText } from './plainText';

it.each([
  ['<p>Oak &amp; linen.</p>\n<p>Fait &agrave; la main</p>', 'Oak & linen. Fait à la main'],
  [
    '72&quot; wide&nbsp;&ndash; it&rsquo;s 50&deg; &#39;new&#39; &#x2122; &yuml;',
    "72\" wide\u00a0– it’s 50° 'new' ™ ÿ",
  ],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['R&D; &unknown; &#0; &#9999999; &constructor; AT&T', 'R&D; &unknown; &#0; &#9999999; &constructor; AT&T'],
  ['Confortable\u202f?', 'Confortable\u202f?'],
  ['', ''],
])('the text of %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
