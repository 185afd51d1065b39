import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { changeAlertSettings } from '../../../contract/desk/alerts.ts';
import { signInToDesk } from '../../../contract/desk/staff.ts';
import { cleanEmail } from '../../../contract/emailAddress.ts';
import { number, words } from '../../../contract/fields.ts';
import { isPersonalTerm } from '../../../contract/personalTerm.ts';
import { productPage } from '../../../contract/product.ts';
import { withoutTags } from '../../../contract/withoutTags.ts';
import { plain, sectionsOf } from '../../../server/backend/chat/facts/passages.ts';
import { parseStack } from '../../../server/backend/monitoring/resolveStack.ts';
import * as serverTexts from '../../../server/backend/personalText.ts';
import { csvLine } from '../../../server/desk/reports/csv.ts';
import { linkTarget } from '../../../src/config/linkTarget.ts';
import { checkHtml } from '../../../src/features/content/check/checkContent.ts';
import { setsColours } from '../../../src/features/content/ownColours.ts';
import { parseHtml } from '../../../src/features/content/parseHtml.ts';
import { bannerStyles } from '../../../src/features/content/promotions/PromotionItem.tsx';
import { backgroundImages } from '../../../src/features/content/siteHead/headMarkup.ts';
import { sanitizeStyles } from '../../../src/features/content/siteHead/sanitizeStyles.ts';
import { styleToObject } from '../../../src/features/content/styleToObject.ts';
import { canonicalPath } from '../../../src/features/head/PageHead.tsx';
import { productStructuredData } from '../../../src/features/product/data/productStructuredData.ts';
import * as texts from '../../../src/lib/personalText.ts';
import { parseSrcset } from '../../../src/lib/srcset.ts';

const LENGTH = 300_000;
/** Detects a pattern of quadratic cost: it would take minutes, any other pattern takes milliseconds. */
const HANG_MS = 20_000;

const parse = (schema: z.ZodMiniType | undefined, value: unknown) => z.safeParse(schema ?? z.never(), value);
const config = z.parse(tenantConfig, {});
const described = z.parse(productPage, { entity_id: 1, short_description: '<'.repeat(LENGTH) });
const seo = {
  currency: 'USD',
  urls: { page: (path: string) => path, file: (src: string) => src },
  path: '/',
};
const email = `a@${'.'.repeat(LENGTH)}@`;
const dotted = `a@${'b.'.repeat(LENGTH)}@`;

const cases: Record<string, () => unknown> = {
  'an email of the sign-in at the desk': () => parse(signInToDesk.body, { email, password: 'x' }),
  'a dotted email of the sign-in': () => parse(signInToDesk.body, { email: dotted, password: 'x' }),
  'an email with blanks': () => cleanEmail(`${' '.repeat(LENGTH)}"${'"'.repeat(LENGTH)}x`),
  'emails of alerts': () => parse(changeAlertSettings.body, { emails: [email] }),
  'a number of a backend': () => parse(number(0), `${'1'.repeat(LENGTH)}x`),
  'words of a backend': () => parse(words, ' '.repeat(LENGTH)),
  'a reported text': () => serverTexts.withoutPersonal('x'.repeat(LENGTH)),
  'a reported domain': () => serverTexts.withoutPersonal('x@'.repeat(LENGTH)),
  'an error of the app': () => texts.withoutPersonal('/'.repeat(LENGTH)),
  'a text of a shopper': () => texts.isPersonal('x'.repeat(LENGTH)),
  'a srcset of commas': () => parseSrcset(`${','.repeat(LENGTH)} `),
  'a srcset with blanks': () => parseSrcset(`a${' '.repeat(LENGTH)},`),
  'an unclosed tag': () => checkHtml(`<${'a'.repeat(LENGTH)}`),
  'unclosed comments of a style': () => styleToObject('/*'.repeat(LENGTH)),
  'unclosed addresses of a style': () => styleToObject(`a:${'url(u'.repeat(LENGTH)}`),
  'unclosed strings of a style': () => styleToObject(`a:${"\\'".repeat(LENGTH)}`),
  'blanks after a colour': () => setsColours(`color:red${' '.repeat(LENGTH)}x`),
  'unclosed strings of styles': () => sanitizeStyles("\\'".repeat(LENGTH), ''),
  'blanks of a variable': () => sanitizeStyles(`--avb-x:${' '.repeat(LENGTH)}x`, ''),
  'variables without values': () => sanitizeStyles('--avb-x:'.repeat(LENGTH), ''),
  'unclosed addresses of a banner': () => bannerStyles('1', 'url('.repeat(LENGTH), ''),
  'backgrounds without an address': () =>
    backgroundImages(parseHtml(`<p style="${'background:'.repeat(LENGTH)}">`)),
  'unclosed tags of a description': () => withoutTags('<'.repeat(LENGTH)),
  'a structured description': () => productStructuredData(described, null, seo),
  'an email in a search': () => isPersonalTerm('x'.repeat(LENGTH)),
  'a domain in a search': () => isPersonalTerm(`a@${'b.'.repeat(LENGTH)}@`),
  'a telephone number in a search': () => isPersonalTerm('1'.concat(' '.repeat(LENGTH)).repeat(2)),
  'final slashes of an address': () => canonicalPath(`/a${'/'.repeat(LENGTH)}x`, ''),
  'unclosed tags of a help page': () => plain('<'.repeat(LENGTH)),
  'unclosed styles of a help page': () => plain('<style'.repeat(LENGTH)),
  'unclosed headings of a help page': () => sectionsOf('<h1>x'.repeat(LENGTH)),
  'a frame of a stack': () => parseStack(`${'\t'.repeat(LENGTH)}${'@t'.repeat(LENGTH)}`),
  'blanks of a cell': () => csvLine(['\t'.repeat(LENGTH)], 'fr'),
  'marks of a link': () => linkTarget('#'.repeat(LENGTH).replace('#', '/\n#'), config, ''),
};

it.each(Object.entries(cases))('reads %s of any length once', (_, run) => {
  expect(() => runInNewContext('run()', { run }, { timeout: HANG_MS })).not.toThrow();
});
