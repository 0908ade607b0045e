import type * as contracts from '#contracts/newsletter/endpoints.ts';
import type * as readers from '#contracts/newsletter/readers.ts';
import type { newsletterEndpoints } from '#contracts/registry/site-endpoints.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import type { NewsletterServices, ReadersServices } from './services.ts';
import { confirmSubscription } from './use-cases/confirm-subscription.ts';
import { countReaders } from './use-cases/count-readers.ts';
import { exportReaders } from './use-cases/export-readers.ts';
import { getReaderHistory } from './use-cases/get-reader-history.ts';
import { checkReaderImport, importReaders } from './use-cases/import-readers.ts';
import { listReaders } from './use-cases/list-readers.ts';
import { readMailPreferences, saveMailPreferences } from './use-cases/mail-preferences.ts';
import { subscribe } from './use-cases/subscribe.ts';
import { findSuppression, releaseReader, suppressReader } from './use-cases/suppress-reader.ts';
import { showUnsubscribe, unsubscribe } from './use-cases/unsubscribe.ts';
import { unsubscribeReader } from './use-cases/unsubscribe-reader.ts';

export const newsletterRoutes = (services: NewsletterServices): Routes<typeof newsletterEndpoints> => ({
  subscribe: subscribe(services),
  confirmSubscription: confirmSubscription(services),
  readMailPreferences: readMailPreferences(services),
  saveMailPreferences: saveMailPreferences(services),
  unsubscribe: unsubscribe(services),
  showUnsubscribe: showUnsubscribe(services),
});

/** The administrators' calls. */
export const readersRoutes = (
  services: ReadersServices,
): Routes<
  readonly [
    typeof contracts.listReaders,
    typeof contracts.suppressReader,
    typeof contracts.unsubscribeReader,
    typeof contracts.findSuppression,
    typeof contracts.releaseReader,
    typeof readers.countReaders,
    typeof readers.exportReaders,
    typeof readers.checkReaderImport,
    typeof readers.importReaders,
    typeof readers.getReaderHistory,
  ]
> => ({
  listReaders: listReaders(services),
  countReaders: countReaders(services),
  exportReaders: exportReaders(services),
  checkReaderImport: checkReaderImport(services),
  importReaders: importReaders(services),
  getReaderHistory: getReaderHistory(services),
  suppressReader: suppressReader(services),
  unsubscribeReader: unsubscribeReader(services),
  findSuppression: findSuppression(services),
  releaseReader: releaseReader(services),
});
