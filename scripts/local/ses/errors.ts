import { AwsError } from '../runtime/aws-errors.ts';
import { environment } from '../template/environment.ts';

/** SES's refusals, in its own words where they are known. */
export const badRequest = (message: string): AwsError => new AwsError('BadRequestException', message);

export const notFound = (message: string): AwsError => new AwsError('NotFoundException', message, { status: 404 });

export const notVerified = (address: string): AwsError =>
  new AwsError(
    'MessageRejected',
    'Email address is not verified. The following identities failed the check in region ' +
      `${environment.region.toUpperCase()}: ${address}`,
  );

export const tooFast = (): AwsError =>
  new AwsError('TooManyRequestsException', 'Maximum sending rate exceeded.', { status: 429 });

/** Something of SES that the twin lacks: the terminal shows it, not only the reply. */
export const notSimulated = (what: string): AwsError =>
  new AwsError('UnknownOperationException', `The local twin does not know ${what}`, { status: 404 });
