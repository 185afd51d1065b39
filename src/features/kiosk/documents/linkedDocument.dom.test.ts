import { expect, it } from 'vitest';
import { FOR_PHONE } from '@/lib/forPhone';
import { linkedDocument } from './linkedDocument';

const origins = { shop: ['https://shop.example'], media: ['https://media.example'] };

function open(href: string) {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = 'Care';
  const linked = linkedDocument(link, origins);
  return linked && [linked.kind, linked.url];
}

it.each([
  ['/media/care.pdf', ['pdf', '/media/care.pdf']],
  ['https://shop.example/media/care.pdf?v=2', ['pdf', '/media/care.pdf?v=2']],
  ['https://shop.example/media/care.webp', ['image', '/media/care.webp']],
  ['/pub/media/care.pdf', ['elsewhere', 'https://shop.example/pub/media/care.pdf']],
  ['https://shop.example/pub/care.webp?v=2', ['elsewhere', 'https://shop.example/pub/care.webp?v=2']],
  ['/media/care', ['page', '/media/care']],
  ['https://maker.example/care.pdf', ['elsewhere', 'https://maker.example/care.pdf']],
  ['/about', null],
  ['#care', null],
  ['tel:5035550100', null],
])('%s opens as %j', (href, expected) => expect(open(href)).toEqual(expected));

it.each([
  ['https://media.example/media/care.pdf', ['pdf', '/media/care.pdf']],
  ['https://media.example/files/sofa.webp', ['image', 'https://media.example/files/sofa.webp']],
  ['https://media.example/files/care.pdf', ['elsewhere', 'https://media.example/files/care.pdf']],
])('%s of the media host opens as %j', (href, expected) => expect(open(href)).toEqual(expected));

it('a link for the phone opens as a code, even of a page of the shop', () => {
  const link = document.createElement('a');
  link.href = 'https://shop.example/product/sofa';
  link.textContent = 'Share';
  for (const [name, value] of Object.entries(FOR_PHONE)) link.setAttribute(name, value);
  expect(linkedDocument(link, origins)).toEqual({ kind: 'elsewhere', url: link.href, title: 'Share' });
});
