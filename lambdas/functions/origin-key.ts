import { randomBytes } from 'node:crypto';
import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse } from 'aws-lambda';

/**
 * Called by CloudFormation when a stack is made, and when a key is to be replaced. It hands the key to whatever the template
 * names; `NoEcho` keeps it out of what CloudFormation shows.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  const { LogicalResourceId, RequestId, RequestType, ResponseURL, StackId } = event;
  const reply: CloudFormationCustomResourceResponse = {
    Status: 'SUCCESS',
    // The same on every update: a replaced key is no new resource, whose predecessor would be deleted.
    PhysicalResourceId: LogicalResourceId,
    LogicalResourceId,
    RequestId,
    StackId,
    ...(RequestType === 'Delete' ? {} : { NoEcho: true, Data: { Key: randomBytes(32).toString('base64url') } }),
  };
  // The address is signed for a request without a content type.
  const { ok, status } = await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify(reply),
    headers: { 'content-type': '' },
  });
  if (!ok) throw new Error(`CloudFormation did not take the reply: ${status}`);
};
