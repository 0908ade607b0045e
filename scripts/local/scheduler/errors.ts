import { AwsError, validationError } from '../runtime/aws-errors.ts';

export const invalidExpression = (expression: string) => validationError(`Invalid Schedule Expression ${expression}.`);

export const alreadyExists = (name: string) =>
  new AwsError('ConflictException', `Schedule ${name} already exists.`, { status: 409 });

export const notFound = (what: 'Schedule' | 'Schedule group', name: string) =>
  new AwsError('ResourceNotFoundException', `${what} ${name} does not exist.`, { status: 404 });

/** Something of EventBridge Scheduler that the twin lacks: the terminal shows it, not only the reply. */
export const notSimulated = (what: string) =>
  new AwsError('UnknownOperationException', `The local twin does not know ${what}`, { status: 501 });
