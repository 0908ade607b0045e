export { joinEverything } from './jobs/join-everything.ts';
export { joinRecords, recordName } from './jobs/join-records.ts';
export type { JoinedRecord } from './model/record.ts';
export { affectedBy } from './store/changed-records.ts';
export { joiningRequestSchema, requestJoining } from './store/joining-request.ts';
export { siteContent } from './store/site-content.ts';
