import type { BackendModule, Services } from 'i18next';

/** The i18next backend of a browser. Its code loads with the first namespace that boot data does not contain. */
export function lazyTranslations(): BackendModule {
  let services: Services;
  let backend: Promise<BackendModule> | null = null;
  return {
    type: 'backend',
    init(i18nServices) {
      services = i18nServices;
    },
    read(language, namespace, done) {
      backend ??= import('./translations').then(({ cachedTranslations }) => cachedTranslations(services));
      backend
        .then((ready) => ready.read(language, namespace, done))
        .catch((error: Error) => done(error, null));
    },
  };
}
