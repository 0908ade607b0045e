import { randomBytes } from 'node:crypto';
import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse } from 'aws-lambda';

/**
 * Called by CloudFormation when a stack is created and when a key is replaced. It passes the key to every resource that
 * the template names; `NoEcho` keeps it out of CloudFormation's output.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  const { LogicalResourceId, RequestId, RequestType, ResponseURL, StackId } = event;
  const reply: CloudFormationCustomResourceResponse = {
    Status: 'SUCCESS',
    // The id stays the same on every update: otherwise a replaced key would be a new resource, and CloudFormation would
    // delete its predecessor.
    PhysicalResourceId: LogicalResourceId,
    LogicalResourceId,
    RequestId,
    StackId,
    ...(RequestType === 'Delete' ? {} : { NoEcho: true, Data: { Key: randomBytes(32).toString('base64url') } }),
  };
  // The presigned address is for a request without a content type.
  const { ok, status } = await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify(reply),
    headers: { 'content-type': '' },
  });
  if (!ok) throw new Error(`CloudFormation did not take the reply: ${status}`);
};
