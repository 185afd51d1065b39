import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'locales/en';

/** The declaration of the English texts: each namespace, key and text as a type. */
function typesOfTexts(): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'));
  const texts = Object.fromEntries(
    files
      .sort()
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))]),
  );
  return `// Written by \`npm run texts\` from ${FOLDER}.\n\nexport interface Texts ${JSON.stringify(texts, null, 1)}\n`;
}

it('the types of the texts are those of the English files: `npm run texts` writes them', () =>
  expect(typesOfTexts()).toMatchFileSnapshot('../../src/lib/i18n/texts.d.ts'));
