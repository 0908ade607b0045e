export { checkSession } from './check-session.ts';
export { describeSession, parseSessionId } from './describe-session.ts';
export { endSession, endSessions, entryOfEnd, sessionResource } from './end-sessions.ts';
export { activityPartition } from './keys.ts';
export { sessionsRoutes } from './routes.ts';
export type { SessionRecord } from './session.ts';
export type { SessionsStore } from './sessions-store.ts';
export { sessionsStore } from './store.ts';
