import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../../contract/config.ts';
import { order } from '../../../../contract/order.ts';
import type { EmailScope } from '../emailParts.ts';
import { claimBlocks } from './orderTerms.ts';

const urlsOf = (form_url: string, home: string) => {
  const claim = { title: 'Rebate', amount: 50, form_url, until: '' };
  const scope: EmailScope = {
    language: 'fr',
    config: z.parse(tenantConfig, {}),
    t: (key) => key,
    link: (path) => `${home}${path}`,
  };
  const blocks = claimBlocks(z.parse(order, { entity_id: 1, mail_in_claims: [claim] }), scope);
  return blocks.flatMap((block) => (block.block === 'link' ? block.url : []));
};

it.each([
  ['/media/form.pdf', 'https://shop.example/fr', ['https://shop.example/media/form.pdf']],
  ['media/form.pdf', 'https://shop.example/fr', ['https://shop.example/media/form.pdf']],
  ['https://maker.example/form', '/fr', ['https://maker.example/form']],
  // Nothing completes a path, for example in an order that a background job finishes, and the email is sent without the link.
  ['/media/form.pdf', '/fr', []],
  ['https://', 'https://shop.example', []],
])('the form %s of a rebate, in a shop at %s', (formUrl, home, urls) => {
  expect(urlsOf(formUrl, home)).toEqual(urls);
});
