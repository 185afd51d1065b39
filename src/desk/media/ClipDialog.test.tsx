import type { Clip } from '@contract/desk/media';
import { screen } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { expect, it } from 'vitest';
import { ClipDialog } from './ClipDialog';

const fire = {
  id: 'Fire',
  kind: 'image',
  title: { en: 'Fire', fr: 'Feu' },
  link: '/',
  orientation: 'any',
  fit: 'auto',
  overlays: ['title'],
  folder: 'Winter',
  tags: ['stove'],
  playlists: [],
} as unknown as Clip;

it('has the title of the clip in the language of the desk', async () => {
  await renderInDesk(<ClipDialog clip={fire} folders={[]} onClose={() => {}} />, 'fr');
  expect(await screen.findByRole('dialog', { name: 'Feu' })).toBeTruthy();
});
