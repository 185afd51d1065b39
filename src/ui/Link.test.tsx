import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link } from './Link';

const Address = () => {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};

function show(link: ReactNode) {
  render(
    <MemoryRouter basename="/fr" initialEntries={['/fr/catalog/sofas']}>
      <Address />
      {link}
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), address: () => screen.getByRole('status').textContent };
}

it('opens a page in the language of the shop, with its state', () => {
  const { link, address } = show(
    <Link to="/stores?near=97201" state={{ from: 'menu' }}>
      Stores
    </Link>,
  );
  expect(link.getAttribute('href')).toBe('/fr/stores?near=97201');
  fireEvent.click(link);
  expect(address()).toBe('/stores?near=97201 {"from":"menu"}');
});

it.each(['tel:555', 'mailto:a@b.example', 'https://brand.example/', '//brand.example/x'])(
  'leaves %s to the browser',
  (url) => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    const { link, address } = show(
      <Link to={url} onClick={onClick}>
        Out
      </Link>,
    );
    expect(link.getAttribute('href')).toBe(url);
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect(address()).toBe('/catalog/sofas null');
  },
);

it('leaves clicks with a key and those that are handled to others', () => {
  const { link, address } = show(
    <Link to="/stores" onClick={(event) => event.altKey && event.preventDefault()}>
      Stores
    </Link>,
  );
  fireEvent.click(link, { metaKey: true });
  fireEvent.click(link, { altKey: true });
  expect(address()).toBe('/catalog/sofas null');
});
