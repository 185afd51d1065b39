/** idle: never asked for, or kept out by pagespeed=true (shell specification §4). */
export type ResourceState = 'idle' | 'loading' | 'success' | 'failure';

interface Resource {
  state: ResourceState;
  loaded: Promise<void>;
}

const resources = new Map<string, Resource>();
const listeners = new Set<() => void>();

/** pagespeed=true in the address keeps every third party out (shell specification §2). */
export const areThirdPartiesOff = () =>
  new URLSearchParams(window.location.search).get('pagespeed') === 'true';

export class ResourceFailed extends Error {}

function insert(element: HTMLElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new ResourceFailed(url));
    });
    document.head.append(element);
  });
}

function load(url: string, make: () => HTMLElement): Promise<void> {
  const known = resources.get(url);
  if (known && known.state !== 'failure') return known.loaded;
  if (areThirdPartiesOff()) return Promise.reject(new ResourceFailed(`${url} is kept out by pagespeed=true`));
  const enter = (state: ResourceState) => {
    resource.state = state;
    for (const listen of listeners) listen();
  };
  const resource: Resource = { state: 'loading', loaded: insert(make(), url) };
  resources.set(url, resource);
  enter('loading');
  resource.loaded.then(
    () => enter('success'),
    () => {
      console.warn(`A third-party script or stylesheet did not load: ${url}`);
      enter('failure');
    },
  );
  return resource.loaded;
}

/**
 * Loads a script of a third party, once however often it is asked for; one that failed is tried again.
 * attributes: what the provider wants on its element, such as data-client-key.
 * @throws ResourceFailed also when pagespeed=true keeps third parties out
 */
export const loadScript = (url: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> =>
  load(url, () => {
    const script = document.createElement('script');
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = url;
    return script;
  });

/** Loads a stylesheet of a third party, as loadScript does a script. */
export const loadStylesheet = (url: string): Promise<void> =>
  load(url, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    return link;
  });

export const resourceState = (url: string): ResourceState => resources.get(url)?.state ?? 'idle';

/** Calls back when any resource changes its state; answers with a way to stop listening. */
export function onResourceChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
