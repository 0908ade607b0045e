export { settingsRoutes } from './routes.ts';
export { changedPageText, isChangeOfPages } from './store/page-changes.ts';
export { type PageTextStore, pageTextStore } from './store/page-text-store.ts';
export { secretStore } from './store/secret-store.ts';
export { secretSettingsReader, settingsReader } from './store/settings-reader.ts';
export { settingsStore } from './store/settings-store.ts';
export { testLimits } from './store/test-limits.ts';
