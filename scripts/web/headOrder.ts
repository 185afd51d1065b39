import type { Plugin } from 'vite';

const element = (pattern: string) => new RegExp(`\\s*<${pattern}[^>]*>(?:</script>)?`, 'g');

/** Orders the head for an early first paint: stylesheets first, then scripts with low fetch priority. */
export const headOrder = (): Plugin => ({
  name: 'head-order',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [styles = [], code = []] = [
        'link rel="stylesheet"',
        '(?:script type="module"|link rel="modulepreload")',
      ].map((pattern) => html.match(element(pattern)) ?? []);
      const bare = [...styles, ...code].reduce((left, part) => left.replace(part, ''), html);
      const late = code.map((part) => part.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
      return bare.replace(/\s*<!--head-->/, (head) => styles.join('') + head + late.join(''));
    },
  },
});
