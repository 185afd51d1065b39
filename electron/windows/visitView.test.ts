import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';

const loadURL = vi.fn<(url: string) => Promise<void>>();

/** Contents of a screen, as far as a visit uses them. */
const createContents = () =>
  Object.assign(new EventEmitter(), {
    session: {},
    mainFrame: { framesInSubtree: [] },
    loadURL,
    focus: vi.fn(),
    close: vi.fn(),
    isDestroyed: () => false,
    setZoomFactor: vi.fn(),
  });

vi.mock('electron', () => ({
  WebContentsView: class {
    webContents = createContents();
    setBackgroundColor = vi.fn();
    setBounds = vi.fn();
    setVisible = vi.fn();
  },
}));
const { VisitView } = await import('./visitView');

beforeEach(() => {
  loadURL.mockReset();
});

async function startVisit() {
  const window = Object.assign(new EventEmitter(), {
    webContents: createContents(),
    contentView: { addChildView: vi.fn(), removeChildView: vi.fn() },
    getContentSize: () => [1920, 1080],
  });
  const visit = new VisitView({
    window,
    preload: '',
    isLockedDown: false,
    rotation: 0,
    openSession: vi.fn(),
    wipeSession: async () => {},
    report: vi.fn(),
    onStart: vi.fn(),
    onTouch: vi.fn(),
    onEnd: vi.fn(),
  } as never);
  visit.start('/', 300_000, { deviceId: 'entrance', location: null });
  await new Promise(setImmediate);
  return visit;
}

it('survives a touched link that aborts the load of the first page', async () => {
  loadURL.mockRejectedValue(Object.assign(new Error('ERR_ABORTED (-3)'), { code: 'ERR_ABORTED' }));
  const visit = await startVisit();
  expect(visit.isOpen).toBe(true);
  await visit.end();
});

it('ends when its first page does not load', async () => {
  loadURL.mockRejectedValue(Object.assign(new Error('ERR_FAILED (-2)'), { code: 'ERR_FAILED' }));
  const visit = await startVisit();
  expect(visit.isOpen).toBe(false);
});
