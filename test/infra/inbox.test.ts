import { expect, it } from 'vitest';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();

it('the inbox’s function reads its own password and no other secret, and no other function reads it [Q-032]', () => {
  const policies = Object.values(templateOf(newApp).findResources('AWS::IAM::Policy'));
  const readers = policies.flatMap(({ Properties }) => {
    const role = JSON.stringify(Properties.Roles);
    const statements: { Action: string | string[]; Resource: unknown }[] = Properties.PolicyDocument.Statement;
    return statements
      .filter(({ Action }) => [Action].flat().some((action) => /^ssm:GetParameter/.test(action)))
      .map(({ Resource }) => ({ isInbox: role.includes('"Inbox'), text: JSON.stringify(Resource) }));
  });
  const own = readers.filter(({ isInbox }) => isInbox);
  expect(own).toHaveLength(1);
  expect(own[0]?.text).toMatch(/parameter\/pointe-shoes\/\w+\/settings\/inboxPassword\/\*"/);
  expect(readers.filter(({ isInbox, text }) => !isInbox && text.includes('inboxPassword'))).toEqual([]);
}, 60_000);
