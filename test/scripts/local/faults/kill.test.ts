import { expect, it } from 'vitest';
import { simpleMail, startMailTwin } from '../ses/mail-product.ts';

const outbound = ['POST', '/v2/email/outbound-emails'] as const;
const statements = [{ Effect: 'Allow', Action: 'ses:SendEmail', Resource: '*' }];

it.each([
  ['before', 1],
  ['after', 2],
] as const)('kills the function %s its second call, with all that it was doing', async (when, sent) => {
  const { twin, asFunction, mails } = await startMailTwin({ statements });
  const fault = { service: 'ses', call: 'SendEmail', kind: 'kill', when, skip: 1, count: 1 };
  await fetch(`${twin.url}/__local/api/faults`, { method: 'POST', body: JSON.stringify(fault) });
  expect(await asFunction(...outbound, simpleMail())).toMatchObject({ MessageId: expect.any(String) });
  expect(await asFunction(...outbound, simpleMail())).toEqual({ message: 'Internal Server Error' });
  expect(await mails()).toHaveLength(sent);
  expect(twin.calls('Test-Worker')).toMatchObject([{}, { error: 'Runtime.ExitError: Runtime exited: signal: killed' }]);
  // The next call starts it anew.
  expect(await asFunction(...outbound, simpleMail())).toMatchObject({ MessageId: expect.any(String) });
  expect(await mails()).toHaveLength(sent + 1);
});
