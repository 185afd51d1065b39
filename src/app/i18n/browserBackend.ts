import type { BackendModule, InitOptions, Services } from 'i18next';

/** Loads the backends of i18next with the first texts that the page lacks: a rendered page contains its own. */
export function browserBackend(): BackendModule {
  let load: () => Promise<BackendModule>;
  return {
    type: 'backend',
    init(services: Services, _: object, options: InitOptions) {
      let backend: BackendModule | undefined;
      load = async () => {
        const { createTextBackend } = await import('./textBackends');
        backend ??= createTextBackend(services, options);
        return backend;
      };
    },
    read: (language, namespace, done) =>
      void load().then(
        (backend) => backend.read(language, namespace, done),
        // i18next reads again after `true`.
        (error) => done(error, true),
      ),
  };
}
