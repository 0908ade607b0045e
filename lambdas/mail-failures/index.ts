export { noteBounce } from './jobs/note-bounce.ts';
export { mailFailuresRoutes } from './routes.ts';
export { mailFailuresStore } from './store/mail-failures-store.ts';
export { findMailFailures } from './use-cases/list-mail-failures.ts';
