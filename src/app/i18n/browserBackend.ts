import type { BackendModule, InitOptions, Services } from 'i18next';

/** Loads i18next's backends when the page first needs texts that it does not contain; a server-rendered page contains its own. */
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
        // `true` makes i18next try again.
        (error) => done(error, true),
      ),
  };
}
