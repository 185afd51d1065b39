import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { quarantinedVideoIds } from '@/features/kiosk/health/loopHealth';
import { contentKey } from '@/features/kiosk/playlist/clipFailures';
import { FALLBACK } from '@/features/kiosk/playlist/playlistCursor';
import type { KioskBridge } from '@/platform/platform';
import { usePlayback } from './usePlayback';

afterEach(() => window.localStorage.clear());

it('reports no quarantined clip that staff have taken out of the playlist', () => {
  const broken = { ...FALLBACK, videoId: 'broken', url: '/broken.mp4' };
  const sofa = { ...FALLBACK, videoId: 'sofa', url: '/sofa.mp4' };
  const failures = { [contentKey(broken)]: { count: 3, at: Date.now() } };
  window.localStorage.setItem('kiosk-clip-failures', JSON.stringify(failures));
  const options = {
    containers: [{ current: null }, { current: null }] as const,
    timeZone: 'UTC',
    isHidden: false,
    bridge: {} as KioskBridge,
    onPlayed: vi.fn(),
    onQuarantined: vi.fn(),
  };
  const { rerender } = renderHook((clips) => usePlayback({ ...options, clips }), {
    initialProps: [broken, sofa],
  });
  expect(quarantinedVideoIds()).toEqual(['broken']);
  rerender([sofa]);
  expect(quarantinedVideoIds()).toEqual([]);
});
