import type { BackendModule, Services } from 'i18next';

/** Translations of a browser; their code comes with the first text that the page did not bring. */
export function lazyTranslations(): BackendModule {
  let services: Services;
  let backend: Promise<BackendModule> | null = null;
  return {
    type: 'backend',
    init(given) {
      services = given;
    },
    read(language, namespace, done) {
      backend ??= import('./translations').then(({ keptTranslations }) => keptTranslations(services));
      backend
        .then((ready) => ready.read(language, namespace, done))
        .catch((error: Error) => done(error, null));
    },
  };
}
