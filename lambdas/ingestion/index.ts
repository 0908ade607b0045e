export { ingestEverything } from './jobs/ingest-everything.ts';
export { ingestRecords, recordName } from './jobs/ingest-records.ts';
export type { IngestedRecord } from './model/record.ts';
export { affectedBy } from './store/changed-records.ts';
export { ingestionRequestSchema, requestIngestion } from './store/ingestion-request.ts';
export { siteContent } from './store/site-content.ts';
