/** idle: never requested, or blocked by pagespeed=true (docs/spec/18 §1). */
type ResourceState = 'idle' | 'loading' | 'success' | 'failure';

interface Resource {
  state: ResourceState;
  loaded: Promise<void>;
}

/** Not in the Redux store, because resources belong to the document, which outlives every component and has no server state. */
const resources = new Map<string, Resource>();

/** True when the query pagespeed=true blocks all third parties (docs/spec/01 §4). */
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

function load(url: string, createElement: () => HTMLElement): Promise<void> {
  const existing = resources.get(url);
  if (existing && existing.state !== 'failure') return existing.loaded;
  if (areThirdPartiesOff()) return Promise.reject(new ResourceFailed(`${url} is blocked by pagespeed=true`));
  const resource: Resource = { state: 'loading', loaded: insert(createElement(), url) };
  resources.set(url, resource);
  resource.loaded.then(
    () => {
      resource.state = 'success';
    },
    () => {
      console.warn(`A third-party script or stylesheet did not load: ${url}`);
      resource.state = 'failure';
    },
  );
  return resource.loaded;
}

/**
 * Loads a third-party script once; a call after a failure retries.
 * attributes: attributes that the provider requires on the script element, such as data-client-key.
 * @throws ResourceFailed when the script does not load or pagespeed=true blocks third parties
 */
export const loadScript = (url: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> =>
  load(url, () => {
    const script = document.createElement('script');
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = url;
    return script;
  });

/** Loads a third-party style sheet; works like loadScript. */
export const loadStylesheet = (url: string): Promise<void> =>
  load(url, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    return link;
  });

export const resourceState = (url: string): ResourceState => resources.get(url)?.state ?? 'idle';
