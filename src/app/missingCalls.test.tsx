import type { ApiRequest, ApiResponse } from '@contract/transport';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { cartApi } from '@/api/cart/cartApi';
import { restoreMissingCalls } from '@/api/missingCalls';
import { AddressFields } from '@/features/address/AddressFields';
import { contentApi } from '@/features/content/contentApi';
import { Tag as FormTag } from '@/features/content/tags/AvbMagentoForm';
import { productApi } from '@/features/product/data/productApi';
import { ReviewVote } from '@/features/product/reviews/ReviewItem';

afterEach(() => sessionStorage.clear());

const noRoute = { status: 404, body: '<h1>No route</h1>' };

/** A backend with the specified calls in `replies`, by method, path and query; it has no other call. */
function setup(replies: Record<string, unknown> = {}, other: ApiResponse = noRoute) {
  const sent: string[] = [];
  const send = async ({ method, path, query = {} }: ApiRequest): Promise<ApiResponse> => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    const name = `${method} ${path}${search && `?${search}`}`;
    sent.push(name);
    return name in replies ? { status: 200, body: replies[name] } : other;
  };
  return { ...createTestApp({ send, config: { phone: '555-0100' } }), sent };
}

const review = (review_id: string, title: string) => ({
  review_id,
  title,
  detail: '',
  nickname: '',
  rating: 5,
  created_at: '',
  votes_yes: 0,
  votes_no: 0,
});
const votes = (
  <>
    <ReviewVote productId="5" review={review('1', 'Fine')} />
    <ReviewVote productId="5" review={review('2', 'Good')} />
  </>
);

describe('a feature whose call the backend does not have', () => {
  it.each([404, 405, 501])('is hidden after a %i, and for the rest of the visit', async (status) => {
    const { wrap } = setup({}, { status, body: null });
    const { unmount } = render(wrap(votes));
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getAllByRole('status')).toHaveLength(1);
    unmount();

    const reloaded = setup();
    render(reloaded.wrap(votes));
    act(() => restoreMissingCalls(reloaded.store.dispatch));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['a failure', { status: 500, body: null }],
    [
      'a record that is gone',
      { status: 404, body: { messages: { error: [{ code: 'gone', message: 'Gone' }] } } },
    ],
  ])('stays after %s', async (_, reply) => {
    render(setup({}, reply).wrap(votes));
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(await screen.findByText(/Gone|could not/)).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  it('is a form that names another way to reach the dealer', async () => {
    const { wrap } = setup();
    render(
      wrap(
        <FormTag attributes={{ 'data-form': 'contact' }} nodes={[]} renderNodes={() => null}>
          <input name="message" aria-label="Message" />
        </FormTag>,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This form is not available. Please contact us: 555-0100')).toBeTruthy();
  });
});

describe('a call with more than the specification', () => {
  it('estimates the delivery of a cart with the shipping address', async () => {
    const totals = { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} };
    const shipping_methods = [{ code: 'van', carrier_title: 'Van', price: '49' }];
    const addresses = { billing: {}, shipping: {} };
    const cart = { info: { qty: 1 }, items: [], totals, addresses, shipping_methods, payment_methods: [] };
    const { store, sent } = setup({ 'PUT /cart/shipping_address': cart });
    const estimate = cartApi.endpoints.estimateShipping.initiate({ zip: '78701', subtotal: 1 });
    expect((await store.dispatch(estimate)).data?.methods).toMatchObject([{ code: 'van', price: 49 }]);
    expect(sent.filter((name) => name.includes('shipping/'))).toEqual([]);
  });

  it('finds the blocks of a page in all blocks', async () => {
    const { store } = setup({ 'GET /blocks': [{ identifier: 'a' }, { identifier: 'b' }] });
    const { data } = await store.dispatch(contentApi.endpoints.findBlocks.initiate('b,c'));
    expect(data?.map(({ identifier }) => identifier)).toEqual(['b']);
  });

  it('reads personal products without a limit', async () => {
    const { store } = setup({
      'GET /personal/products?sku=A1': [{ entity_id: 1 }],
      'GET /personal/products?location=content&sku=A1': [{ entity_id: 1 }],
    });
    const personal = productApi.endpoints.getPersonalProducts.initiate({ sku: 'A1', limit: 4 });
    expect((await store.dispatch(personal)).data).toHaveLength(1);
    const query = { category: '', skus: 'A1', attribute: '', value: '', order: '', limit: 4 };
    expect((await store.dispatch(contentApi.endpoints.getProductList.initiate(query))).data).toHaveLength(1);
  });
});

function Address() {
  const form = useForm({ defaultValues: { entry: { country_id: 'US', region: '', telephone: '' } } });
  return (
    <FormProvider {...form}>
      <AddressFields prefix="entry" />
    </FormProvider>
  );
}

describe('the region of an address', () => {
  it('is chosen from the regions without a country', async () => {
    render(setup({ 'GET /cart/region': [{ code: 'TX', name: 'Texas' }] }).wrap(<Address />));
    expect(await screen.findByRole('option', { name: 'Texas' })).toBeTruthy();
  });

  it('is typed when the backend has no regions', async () => {
    render(setup().wrap(<Address />));
    expect(await screen.findByRole('textbox', { name: /State/ })).toBeTruthy();
  });
});
