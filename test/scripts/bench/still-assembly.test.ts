import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { stillAssembly } from '#scripts/bench/still-assembly.ts';
import { temporaryFolder } from '../local/support/assembly.ts';

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

it('switches event source mappings off in a copy and leaves the rest as it is', async () => {
  const assembly = await temporaryFolder();
  const table = { Type: 'AWS::DynamoDB::Table', Properties: { BillingMode: 'PAY_PER_REQUEST' } };
  const mapping = { Type: 'AWS::Lambda::EventSourceMapping', Properties: { BatchSize: 10 } };
  const template = { Resources: { Table: table, Mapping: mapping } };
  writeFileSync(join(assembly, 'Stack.template.json'), JSON.stringify(template));
  writeFileSync(join(assembly, 'Stack.assets.json'), '{"files":{}}');

  const still = stillAssembly(assembly);
  onTestFinished(() => rm(still, { recursive: true }));

  expect(readJson(still, 'Stack.template.json').Resources).toEqual({
    Table: table,
    Mapping: { ...mapping, Properties: { BatchSize: 10, Enabled: false } },
  });
  expect(readJson(still, 'Stack.assets.json')).toEqual({ files: {} });
  expect(readJson(assembly, 'Stack.template.json')).toEqual(template);
});
