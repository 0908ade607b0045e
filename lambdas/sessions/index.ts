export { describeSession, parseSessionId } from './model/describe-session.ts';
export type { SessionRecord } from './model/session.ts';
export { sessionsRoutes } from './routes.ts';
export { activityPartition } from './store/keys.ts';
export type { SessionsStore } from './store/sessions-store.ts';
export { sessionsStore } from './store/sessions-store.ts';
export { checkSession } from './use-cases/check-session.ts';
export { auditSessionEnd, endSession, endSessions, sessionResource } from './use-cases/end-sessions.ts';
