export { describeSession, parseSessionId } from './model/describe-session.ts';
export type { SessionRecord } from './model/session.ts';
export { sessionsRoutes } from './routes.ts';
export { checkSession } from './steps/check-session.ts';
export { auditSessionEnd, endSession, endSessions, sessionResource } from './steps/end-sessions.ts';
export { activityPartition } from './store/keys.ts';
export type { SessionsStore } from './store/sessions-store.ts';
export { sessionsStore } from './store/sessions-store.ts';
