import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PagePicker } from './PagePicker';
import { ProductDialog } from './ProductDialog';

afterEach(() => vi.unstubAllGlobals());

const pickers = [
  {
    name: 'pages',
    label: 'Category, product, page or post',
    none: 'No page matches.',
    element: <PagePicker onPick={() => {}} />,
    open: () => userEvent.click(screen.getByRole('button')),
  },
  {
    name: 'products',
    label: 'Name or SKU',
    none: 'No product matches.',
    element: <ProductDialog onClose={() => {}} />,
    open: async () => {},
  },
];

describe.each(pickers)('the search of $name', ({ name, label, none, element, open }) => {
  it('asks for the whole word, not for every letter of it', async () => {
    const urls: string[] = [];
    stubFetch(({ url }) => {
      urls.push(url);
      return Response.json({ [name]: [] });
    });
    await renderInDesk(element);
    await open();
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: 'so' } });
    fireEvent.change(field, { target: { value: 'sofa' } });
    await screen.findByText(none);
    expect(urls.filter((url) => url.includes('q='))).toEqual([expect.stringContaining('q=sofa')]);
  });

  it('says that it failed, and can be repeated', async () => {
    let isDown = true;
    stubFetch(() => (isDown ? new Response(null, { status: 503 }) : Response.json({ [name]: [] })));
    await renderInDesk(element);
    await open();
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'sofa' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    await screen.findByText(none);
  });
});
