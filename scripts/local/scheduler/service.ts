import * as z from 'zod';
import type { Authorizer, Wanted } from '../iam/authorizer.ts';
import { AwsError, validationError } from '../runtime/aws-errors.ts';
import type { Service, ServiceRequest } from '../stand-in/service.ts';
import { notSimulated } from './errors.ts';
import { defaultGroup } from './groups.ts';
import type { Operations } from './operations.ts';
import { scheduleArn } from './schedules.ts';
import { schedulerPrincipal } from './target-roles.ts';

/** The permissions are asked for before the input is looked at more closely. */
const outlineSchema = z.looseObject({
  GroupName: z.string().default(defaultGroup),
  Target: z.looseObject({ RoleArn: z.string() }),
});

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw validationError('The body is not JSON.');
  }
};

/** Which schedule a call is about, and what must be allowed for it. */
const wantedFor = (operation: string, name: string, group: string, roleArn?: string): Wanted[] => [
  { action: `scheduler:${operation}`, resource: scheduleArn({ group, name }) },
  ...(roleArn === undefined
    ? []
    : [{ action: 'iam:PassRole', resource: roleArn, context: { 'iam:passedtoservice': schedulerPrincipal } }]),
];

/** EventBridge Scheduler's REST protocol: the operation is method and path, input and output are JSON. */
export const schedulerService = (operations: Operations, authorizer: Authorizer): Service => {
  const writes = { POST: ['CreateSchedule', operations.create], PUT: ['UpdateSchedule', operations.update] } as const;

  const perform = async ({ method, url, body, caller }: ServiceRequest): Promise<object> => {
    const path = decodeURIComponent(url.pathname);
    const [, name] = /^\/schedules\/([^/]+)$/.exec(path) ?? [];
    if (name !== undefined && (method === 'POST' || method === 'PUT')) {
      const [operation, write] = writes[method];
      const input = readJson(body);
      const outline = outlineSchema.safeParse(input).data;
      if (outline === undefined) throw validationError('Target.RoleArn is required.');
      authorizer.require(caller, wantedFor(operation, name, outline.GroupName, outline.Target.RoleArn));
      return write(name, input);
    }
    if (name !== undefined && method === 'DELETE') {
      const group = url.searchParams.get('groupName') ?? defaultGroup;
      authorizer.require(caller, wantedFor('DeleteSchedule', name, group));
      return operations.delete(name, group);
    }
    throw notSimulated(`the Scheduler call ${method} ${path}`);
  };

  return async (request) => {
    const headers = { 'content-type': 'application/json' };
    try {
      return { status: 200, headers, body: JSON.stringify(await perform(request)) };
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { type, message } = error;
      const reply = {
        status: type === 'AccessDeniedException' ? 403 : error.status,
        headers: { ...headers, 'x-amzn-errortype': type },
        body: JSON.stringify({ Message: message }),
      };
      return type === 'UnknownOperationException' ? { ...reply, problem: message } : reply;
    }
  };
};
