import { AwsError } from '../runtime/aws-errors.ts';

/** SQS names its errors with its namespace; old clients read a second name from a header, which the SDK knows too. */
const sqsError = (type: string, message: string): AwsError => new AwsError(`com.amazonaws.sqs#${type}`, message);

export const noSuchQueue = () => sqsError('QueueDoesNotExist', 'The specified queue does not exist.');
export const missingParameter = (name: string) =>
  sqsError('MissingParameter', `The request must contain the parameter ${name}.`);
export const invalidParameter = (message: string) => sqsError('InvalidParameterValue', message);
export const invalidValue = (name: string, value: unknown, reason: string) =>
  invalidParameter(`Value ${value} for parameter ${name} is invalid. Reason: ${reason}`);
export const invalidContents = () =>
  sqsError(
    'InvalidMessageContents',
    'Invalid characters found. Valid unicode characters are #x9 | #xA | #xD | #x20 to #xD7FF | #xE000 to #xFFFD | #x10000 to #x10FFFF',
  );
export const invalidReceipt = (receipt: string) =>
  sqsError('ReceiptHandleIsInvalid', `The input receipt handle "${receipt}" is not a valid receipt handle.`);
export const emptyBatch = (kind: string) =>
  sqsError('EmptyBatchRequest', `There should be at least one ${kind} in the request.`);
export const tooManyEntries = (count: number) =>
  sqsError('TooManyEntriesInBatchRequest', `Maximum number of entries per request are 10. You have sent ${count}.`);
export const repeatedEntry = (id: string) => sqsError('BatchEntryIdsNotDistinct', `Id ${id} repeated.`);
export const invalidEntryId = () =>
  sqsError(
    'InvalidBatchEntryId',
    'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
  );
export const batchTooLong = (limit: number, bytes: number) =>
  sqsError('BatchRequestTooLong', `Batch requests cannot be longer than ${limit} bytes. You have sent ${bytes} bytes.`);

/** The refusal of a thing that AWS knows and this stand-in does not: also shown to the user who runs the twin. */
export const notSimulated = (what: string) =>
  new AwsError('UnknownOperationException', `The local twin does not know ${what}`);
