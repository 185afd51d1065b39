import type { Clip } from '@contract/desk/media';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const clip = (id: string, changes: Partial<Clip>): Clip => ({
  id,
  kind: 'video',
  title: { en: id, fr: id },
  url: `/media/${id}.mp4`,
  poster: '',
  seconds: 12,
  ...{
    size: 12_400_000,
    width: 1920,
    height: 1080,
    link: '/',
    orientation: 'any',
    fit: 'auto',
    overlays: [],
  },
  captions: '',
  uploaded_at: '2026-11-20T12:00:00.000Z',
  state: 'ready',
  progress: null,
  replacement: 'none',
  folder: '',
  tags: [],
  playlists: [],
  is_fixed: false,
  price: '',
  ...changes,
});
const clips = [
  clip('Patio', { folder: 'Summer', tags: ['garden'], playlists: ['Window'] }),
  clip('Fire', { folder: 'Winter', tags: ['stove'] }),
  clip('Snow', { folder: 'Winter', kind: 'image', size: 830_000, replacement: 'failed' }),
  clip('Logo', { is_fixed: true }),
];
const pages = [{ path: '/catalog/stoves', title: 'Stoves', kind: 'category' as const }];

const open = (role: 'viewer' | 'editor' = 'editor', path = '/media') =>
  renderDeskPage(
    path,
    ({ method, url }) =>
      url.startsWith('/media/pages')
        ? { pages }
        : method === 'GET'
          ? { clips, can_convert: true, playlists: [] }
          : { success: true, changed: 2, removed: 2 },
    { role },
  );
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
const names = () => [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);

afterEach(() => vi.unstubAllGlobals());

it('shows size, resolution, folder, tags and date of each clip, and what is wrong with it', async () => {
  await open();
  const patio = await rowOf('Patio');
  for (const text of ['1920 × 1080 · 12.4 MB', 'Summer', 'garden', 'Window', 'Film · 12 seconds'])
    expect(within(patio).getByText(text, { exact: false })).toBeTruthy();
  expect(patio.textContent).toContain('Nov 20, 2026');
  expect(await rowOf('Snow')).toHaveProperty(
    'textContent',
    expect.stringContaining('could not be converted'),
  );
  expect(within(await rowOf('Logo')).queryByRole('button')).toBeNull();
});

it('narrows the list by folder, tag, kind and use, and finds a clip by any of its words', async () => {
  await open();
  await rowOf('Patio');
  await choose('Folder', 'Winter');
  expect(names()).toEqual(['Fire', 'Snow']);
  await choose('Kind', 'image');
  expect(names()).toEqual(['Snow']);
  await choose('Kind', '');
  await choose('Folder', '');
  await choose('Playlists', 'used');
  expect(names()).toEqual(['Patio']);
  await choose('Playlists', '');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the list' }), 'stove');
  await waitFor(() => expect(names()).toEqual(['Fire']));
});

it('cancels a conversion from the row that shows its progress', async () => {
  const clips = [clip('Sofa', { state: 'converting', url: '', progress: 0.42 }), clip('Patio', {})];
  const { requests } = await renderDeskPage(
    '/media',
    ({ method }) => (method === 'GET' ? { clips, can_convert: true } : { success: true }),
    { role: 'editor' },
  );
  const row = await rowOf('Sofa');
  expect(row.textContent).toContain('Being converted: 42%');
  await userEvent.click(within(row).getByRole('button', { name: 'Cancel the conversion of Sofa' }));
  await waitFor(() =>
    expect(requests).toContainEqual({ method: 'DELETE', url: '/media/Sofa/conversion', body: null }),
  );
  expect(screen.queryByRole('button', { name: 'Cancel the conversion of Patio' })).toBeNull();
});

it('opens at the filters of its address', async () => {
  await open('editor', '/media?tag=garden');
  await rowOf('Patio');
  expect(names()).toEqual(['Patio']);
});

it('changes and removes all selected clips, but none that came with the shop', async () => {
  const { requests } = await open();
  await rowOf('Patio');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(screen.getByText('3 clips selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select Snow/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 clips' });
  // The dialog's form loads after it has opened.
  await userEvent.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'What to change' }),
    'add_tags',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Enter or choose a tag.')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Tag'), ' sale ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toContainEqual({
    method: 'PUT',
    url: '/media',
    body: { ids: ['Patio', 'Fire'], add_tags: ['sale'] },
  });
  expect(screen.queryByText(/clips selected/)).toBeNull();

  for (const name of [/^Select Patio/, /^Select Fire/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete 2 clips?' });
  expect(question.textContent).toContain('removed from Window');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toContainEqual({
    method: 'POST',
    url: '/media/removals',
    body: { ids: ['Patio', 'Fire'] },
  });
});

it('sets folder, tags and the page that a touch opens, which is found by its name', async () => {
  const { requests } = await open();
  await rowOf('Fire');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Fire' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose a page' }));
  await userEvent.type(within(dialog).getByLabelText('Category, product, page or post'), 'stov{Enter}');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Stoves/ }));
  expect((within(dialog).getByLabelText('Page that a touch opens') as HTMLInputElement).value).toBe(
    '/catalog/stoves',
  );
  const folder = within(dialog).getByLabelText('Folder');
  await userEvent.clear(folder);
  await userEvent.type(folder, 'Heating');
  await userEvent.type(within(dialog).getByLabelText('Tags'), ', sale,');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.find(({ method, url }) => method === 'PUT' && url === '/media/Fire')?.body).toMatchObject({
    folder: 'Heating',
    tags: ['stove', 'sale'],
    link: '/catalog/stoves',
  });
});

it('lets a viewer look, but neither select nor change anything', async () => {
  await open('viewer');
  await rowOf('Patio');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

it('shows a running upload again when the person returns to the page', async () => {
  const respond = ({ method }: DeskRequest) => (method === 'GET' ? { clips, can_convert: true } : undefined);
  const page = await renderDeskPage('/media', respond);
  await rowOf('Patio');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, new File(['film'], 'sofa.mp4'));
  await screen.findByRole('progressbar', { name: 'Upload of sofa.mp4' });
  page.unmount();
  await renderDeskPage('/media', respond);
  await screen.findByRole('progressbar', { name: 'Upload of sofa.mp4' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel sofa.mp4' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
