import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { END_REQUESTS } from '@/browser/workerCaches';
import { registerServiceWorker, SERVICE_WORKER } from './registerServiceWorker';

/** A worker and a registration that go through the states of the platform. jsdom has no service workers. */
class Worker extends EventTarget {
  scriptURL = new URL(SERVICE_WORKER, location.href).href;
  state = 'installing';
  postMessage = vi.fn();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = async () => undefined;

  /** The browser has found a new release. */
  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** The installation ends. */
  end(worker: Worker, state: 'installed' | 'redundant'): void {
    this.installing = null;
    if (state === 'installed') this.waiting = worker;
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }

  install(): Worker {
    const worker = this.find();
    this.end(worker, 'installed');
    return worker;
  }
}

let registration: Registration;
const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  register: async () => registration,
});

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

describe('a new release', () => {
  it.each([
    ['at once', 0],
    ['by the hourly check', 3_600_000],
  ])('that is found %s is offered, and activated when the shopper agrees', async (_, found) => {
    container.controller = new Worker();
    const onReady = vi.fn();
    const apply = await registerServiceWorker(onReady);
    await vi.advanceTimersByTimeAsync(found);
    const next = registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReady).toHaveBeenCalled();
    apply();
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything());
  });

  it('that waits for a request of the former worker ends that after two seconds', async () => {
    const former = new Worker();
    container.controller = former;
    const apply = await registerServiceWorker(vi.fn());
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    apply();
    await vi.advanceTimersByTimeAsync(1900);
    expect(former.postMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(former.postMessage).toHaveBeenCalledExactlyOnceWith(END_REQUESTS);
  });

  it('that does not become active reloads the page after five seconds, once the former worker loads pages from the server', async () => {
    const former = new Worker();
    container.controller = former;
    const reload = vi.fn();
    const apply = await registerServiceWorker(vi.fn(), reload);
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    apply();
    await vi.advanceTimersByTimeAsync(4900);
    expect(former.postMessage).toHaveBeenCalledWith(END_REQUESTS);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that is accepted but not active when the page has reloaded is not offered again, but the one after it is', async () => {
    container.controller = new Worker();
    const apply = await registerServiceWorker(vi.fn(), vi.fn());
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    apply();
    await vi.advanceTimersByTimeAsync(5000);
    const onReady = vi.fn();
    await registerServiceWorker(onReady);
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReady).not.toHaveBeenCalled();
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReady).toHaveBeenCalled();
  });

  it('that another tab has activated in the meantime reloads the page', async () => {
    container.controller = new Worker();
    const reload = vi.fn();
    const apply = await registerServiceWorker(vi.fn(), reload);
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    registration.waiting = null;
    apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that the navigation found before the page registered is offered', async () => {
    container.controller = new Worker();
    const onReady = vi.fn();
    const next = registration.find();
    await registerServiceWorker(onReady);
    expect(onReady).not.toHaveBeenCalled();
    registration.end(next, 'installed');
    expect(onReady).toHaveBeenCalled();
  });

  it('is offered by the next check after an installation that failed', async () => {
    container.controller = new Worker();
    const onReady = vi.fn();
    await registerServiceWorker(onReady);
    await vi.advanceTimersByTimeAsync(3_600_000);
    registration.end(registration.find(), 'redundant');
    expect(onReady).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_600_000);
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReady).toHaveBeenCalled();
  });

  it('is not offered to a page that no older release controls', async () => {
    container.controller = null;
    const onReady = vi.fn();
    await registerServiceWorker(onReady);
    registration.install();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onReady).not.toHaveBeenCalled();
  });
});
