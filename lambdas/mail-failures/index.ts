export { mailFailuresRoutes } from './routes.ts';
export { mailFailuresStore } from './store/mail-failures-store.ts';
export { noteBounce } from './use-cases/note-bounce.ts';
