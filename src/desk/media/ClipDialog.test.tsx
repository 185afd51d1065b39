import type { Clip } from '@contract/desk/media';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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

let change: (clip: Clip) => void;
function OpenDialog() {
  const [clip, setClip] = useState(fire);
  change = setClip;
  return <ClipDialog clip={clip} folders={[]} onClose={() => {}} />;
}

afterEach(() => vi.unstubAllGlobals());

it('saves what is typed, and what somebody else has changed meanwhile stays', async () => {
  const sent: unknown[] = [];
  stubFetch(({ text }) => {
    sent.push(JSON.parse(text));
    return Response.json({ success: true });
  });
  await renderInDesk(<OpenDialog />);
  await userEvent.type(await screen.findByLabelText('Title in English'), ' and ice');
  act(() => change({ ...fire, title: { en: 'Flames', fr: 'Flammes' }, folder: 'Heating', tags: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        title: { en: 'Fire and ice', fr: 'Flammes' },
        link: '/',
        orientation: 'any',
        fit: 'auto',
        overlays: ['title'],
        folder: 'Heating',
        tags: [],
      },
    ]),
  );
});

it('has the title of the clip in the language of the desk', async () => {
  await renderInDesk(<OpenDialog />, 'fr');
  expect(await screen.findByRole('dialog', { name: 'Feu' })).toBeTruthy();
});
