import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { mailFailuresStore, noteBounce } from '#lambdas/mail-failures/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { mailFeedbackEnvironment } from './mail-feedback.env.ts';
import { readMessages } from './wiring/read-messages.ts';

const environment = readEnvironment(mailFeedbackEnvironment);
const mailFailures = mailFailuresStore(openTable(environment.TABLE_NAME), clock);
const log = createLog('mail-feedback');
const note = noteBounce({ mailFailures });

/** Called by the queue of what becomes of mails. */
export const handler = ({ Records }: SQSEvent): Promise<SQSBatchResponse> =>
  readMessages(Records, log, ({ body }) => note(body));
