import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { SiteStack } from '#infra/stack.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { mail, templateOf } from './templates.ts';

const newApp = temporaryApps();

/** The variable about servers on its own machine, of each function that sends or fetches mail by servers of others. */
const localServers = (template: Template): unknown[] =>
  Object.values(template.findResources('AWS::Lambda::Function'))
    .map(({ Properties }) => Properties.Environment?.Variables ?? {})
    .filter((variables) => 'MAIL_FROM' in variables && 'SECRETS_FOLDER' in variables)
    .map((variables) => variables.LOCAL_MAIL_SERVERS);

it('only on a laptop may a mail server be on the same machine', () => {
  const stage = parseStage('local', { local: { mail } });
  const local = Template.fromStack(new SiteStack(newApp(), 'PointeShoes-local', { stage }));
  expect(new Set(localServers(local))).toEqual(new Set(['allowed']));
  expect(new Set(localServers(templateOf(newApp)))).toEqual(new Set([undefined]));
}, 60_000);
