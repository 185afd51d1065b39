import type { TenantConfigInput } from '@contract/config';
import { productPage, simpleProduct } from '@contract/product';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { BuyBox, type Purchase } from './BuyBox';

function createBox(fields: object, simpleFields?: object) {
  const product = z.parse(productPage, {
    entity_id: 7,
    type_id: 'simple',
    name: 'French door',
    price: 2799,
    in_stock: true,
    ...fields,
  });
  const simple = simpleFields ? z.parse(simpleProduct, { entity_id: 8, price: 2799, ...simpleFields }) : null;
  const purchases: Purchase[] = [];
  const box = (
    <BuyBox
      product={product}
      isPartial={false}
      variant={{ choice: {}, simple, choose: () => undefined }}
      renderBuy={(purchase) => {
        purchases.push(purchase);
        return <button type="button">Add to cart</button>;
      }}
      lists={null}
      swatches={null}
      stock={null}
      isSticky={false}
    />
  );
  return { box, purchase: () => purchases.at(-1) };
}

function showBuyBox(fields: object, config: TenantConfigInput = {}) {
  const { box, purchase } = createBox(fields);
  render(createTestApp({ config }).wrap(box));
  return purchase;
}

it('includes preselected add-ons until the shopper deselects them', async () => {
  const addons = [
    { entity_id: 20, name: 'Five-year service', price: 199 },
    { entity_id: 21, name: 'Water filter', price: 49 },
  ];
  const purchase = showBuyBox({ addons, pre_selected_add_ons: [20], selection_qty: 2 });
  expect(purchase()).toMatchObject({ qty: 2, addonIds: ['20'], isDisabled: false });
  await userEvent.click(screen.getByRole('checkbox', { name: /Water filter/ }));
  expect(purchase()?.addonIds).toEqual(['20', '21']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Five-year service/ }));
  expect(purchase()?.addonIds).toEqual(['21']);
});

it('does not add a selected add-on that another location does not offer', async () => {
  const { wrap } = createTestApp({});
  const addons = [{ entity_id: 21, name: 'Water filter', price: 49 }];
  const { rerender } = render(wrap(createBox({ addons }).box));
  await userEvent.click(screen.getByRole('checkbox', { name: /Water filter/ }));
  const elsewhere = createBox({ addons: [{ entity_id: 22, name: 'Ice maker', price: 99 }] });
  rerender(wrap(elsewhere.box));
  expect(elsewhere.purchase()?.addonIds).toEqual([]);
});

it('takes the quantity of the whole product after the tile, unless the shopper chose one', async () => {
  const { wrap } = createTestApp({});
  const tile = createBox({});
  const { rerender } = render(wrap(tile.box));
  expect(tile.purchase()?.qty).toBe(1);
  const whole = createBox({ selection_qty: 4 });
  rerender(wrap(whole.box));
  expect(whole.purchase()?.qty).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(whole.purchase()?.qty).toBe(5);
});

it('takes one haul-away and one installation or none, by keyboard too, and carries them to the cart', async () => {
  const addons = [
    { entity_id: 30, name: 'Haul-Away', price: 39, addon_kind: 'haul_away' },
    { entity_id: 31, name: 'Plug in', price: 0, addon_kind: 'installation' },
    { entity_id: 32, name: 'Standard Installation', price: 149, addon_kind: 'installation' },
    { entity_id: 33, name: 'Braided hoses', price: 27, addon_kind: 'part' },
  ];
  const purchase = showBuyBox({ addons, pre_selected_add_ons: [31] });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  expect(purchase()?.addonIds).toEqual(['31']);
  const plug = group('Installation').getByRole('radio', { name: 'Plug in Free' });
  expect(plug).toHaveProperty('checked', true);
  expect(group('Haul-away').getByRole('radio', { name: 'Nothing to take away' })).toHaveProperty(
    'checked',
    true,
  );
  plug.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(purchase()?.addonIds).toEqual(['32']);
  await userEvent.click(group('Haul-away').getByRole('radio', { name: 'Haul-Away + $39.00' }));
  await userEvent.click(
    group('Parts you may need').getByRole('checkbox', { name: 'Braided hoses + $27.00' }),
  );
  expect(purchase()?.addonIds).toEqual(['32', '30', '33']);
  await userEvent.click(group('Installation').getByRole('radio', { name: 'No installation' }));
  expect(purchase()?.addonIds).toEqual(['30', '33']);
});

it('says what to do where no variant has the options, instead of a button that is never enabled', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const addons = [{ entity_id: 21, name: 'Water filter', price: 49 }];
  const purchase = showBuyBox({ type_id: 'configurable', addons }, { phone: '(503) 555-0100' });
  expect(purchase()).toBeUndefined();
  expect(screen.getByText(/can’t be ordered online at the moment/)).toBeDefined();
  expect(screen.getByRole('link', { name: '(503) 555-0100' }).getAttribute('href')).toBe('tel:5035550100');
  expect(screen.queryByText('Water filter')).toBeNull();
  expect(warn).toHaveBeenCalledWith('Product 7 can not be bought: no variant has its options');
});

it.each([
  ['can’t be ordered at this kiosk', { type_id: 'configurable' }],
  ['ask our staff for an offer', { poa: true }],
])('sends shoppers at a kiosk, which can not call, to the staff: %s', (sentence, fields) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { wrap } = createTestApp({ config: { phone: '(503) 555-0100' } });
  const kiosk = { kind: 'kiosk', kiosk: null } as unknown as Platform;
  render(wrap(<PlatformProvider value={kiosk}>{createBox(fields).box}</PlatformProvider>));
  expect(screen.getByText(new RegExp(sentence))).toBeDefined();
  expect(screen.queryByRole('link', { name: '(503) 555-0100' })).toBeNull();
});

it('offers a quote where the price is hidden, without a cart button', () => {
  const purchase = showBuyBox({ poa: true });
  expect(purchase()).toBeUndefined();
  const quote = screen.getByRole('link', { name: 'Request a quote' });
  expect(quote.getAttribute('href')).toBe('/request-quote?product=French%20door');
});

it.each([
  [undefined, '/request-quote?product=French%20door'],
  ['/contact', '/contact?product=French%20door'],
  ['contact', '/contact?product=French%20door'],
  ['https://quotes.example/ask', 'https://quotes.example/ask?product=French%20door'],
  ['/contact?topic=quote', '/contact?topic=quote&product=French%20door'],
])('leads from a price on request to the page for quotes: %s', (request_quote_url, href) => {
  showBuyBox({ poa: true }, request_quote_url === undefined ? {} : { request_quote_url });
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe(href);
});

it.each([
  ['a price on request', { poa: true }, true],
  ['no sale', { display_add_to_cart: false }, false],
])('offers no purchase of a variant with %s', (_, rules, isOnRequest) => {
  render(createTestApp({}).wrap(createBox({ type_id: 'configurable' }, rules).box));
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Request a quote' }) !== null).toBe(isOnRequest);
});
