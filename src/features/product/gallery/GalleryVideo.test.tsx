import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { PlatformProvider } from '@/platform/PlatformContext';
import { GalleryVideo } from './GalleryVideo';

const { wrap } = createTestApp();

it('ends another site’s film when another item takes its place', () => {
  const film = { kind: 'embedded', url: 'https://film.example/7', poster: '', title: 'Hudson sofa' } as const;
  const { rerender } = render(wrap(<GalleryVideo item={film} />));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByTitle('Hudson sofa').tagName).toBe('IFRAME');
  rerender(wrap(<GalleryVideo item={film} isHidden />));
  expect(screen.queryByTitle('Hudson sofa')).toBeNull();
  rerender(wrap(<GalleryVideo item={film} />));
  expect(screen.getByRole('button')).toBeTruthy();
});

it('pauses a film of the shop when another item takes its place', () => {
  const film = { kind: 'video', url: '/media/sofa.mp4', poster: '', title: 'Hudson sofa' } as const;
  const { container, rerender } = render(wrap(<GalleryVideo item={film} />));
  const video = container.querySelector('video') as HTMLVideoElement;
  const pause = vi.fn();
  Object.defineProperties(video, { paused: { value: false }, pause: { value: pause } });
  rerender(wrap(<GalleryVideo item={film} isHidden />));
  expect(pause).toHaveBeenCalledOnce();
});

it('links to another site’s film at a kiosk, which shows a code for it instead of the player', () => {
  const film = { kind: 'embedded', url: 'https://film.example/7', poster: '', title: 'Hudson sofa' } as const;
  const updates = { onReady: () => () => {}, apply: async () => {} };
  render(
    wrap(
      <PlatformProvider value={{ kind: 'kiosk', kiosk: null, updates }}>
        <GalleryVideo item={film} />
      </PlatformProvider>,
    ),
  );
  const link = screen.getByRole('link', { name: 'Play video: Hudson sofa' });
  expect(link.getAttribute('href')).toBe('https://film.example/7');
  expect(screen.queryByRole('button')).toBeNull();
});
