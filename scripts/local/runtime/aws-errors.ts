/** A refusal as an AWS service words it: the short exception name, the HTTP status and further members of the body. */
export class AwsError extends Error {
  readonly type: string;
  readonly status: number;
  readonly members: Record<string, unknown>;

  constructor(
    type: string,
    message: string,
    { status = 400, members = {} }: { status?: number; members?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = type;
    this.type = type;
    this.status = status;
    this.members = members;
  }
}

export const validationError = (message: string): AwsError => new AwsError('ValidationException', message);
