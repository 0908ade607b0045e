import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OperatorError } from '#scripts/operator/operator-error.ts';
import { readStage } from '#scripts/operator/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'stage-'));
const file = join(folder, 'cdk.json');
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = (content: string) => {
  writeFileSync(file, content);
  try {
    return readStage('prod', file);
  } catch (error) {
    return error;
  }
};

describe('a stage of cdk.json', () => {
  it('is the one that is named, or the one that cdk.json names', () => {
    const stages = { prod: { mail: { from: 'a@pointe.dance' } }, test: { mail: { from: 'b@pointe.dance' } } };
    writeFileSync(file, JSON.stringify({ context: { stage: 'test', stages } }));
    expect(readStage('prod', file).mail.from).toBe('a@pointe.dance');
    expect(readStage(undefined, file).mail.from).toBe('b@pointe.dance');
  });

  it.each([
    ['{ "context": { "stage": "prod", }', /cdk\.json is not valid JSON: .*position \d+/],
    ['[]', /cdk\.json does not describe the stages:\n.*expected object, received array/],
    ['{}', /cdk\.json does not describe the stages:\n.*\n.*at context$/],
    [
      '{ "context": { "stage": 1, "stages": {} } }',
      /cdk\.json does not describe the stages:\n.*\n.*at context\.stage$/,
    ],
    ['{ "context": { "stages": "prod" } }', /^"context\.stages" in cdk\.json:\n.*expected record, received string$/],
    ['{ "context": {} }', /cdk\.json does not describe the stages:\n.*\n.*at context\.stages$/],
    ['{ "context": { "stages": {} } }', /^unknown stage "prod": cdk\.json knows none$/],
    ['{ "context": { "stages": { "prod": { "mial": {} } } } }', /^stage "prod" in cdk\.json:\n(.*\n)*.*"mial"/],
  ])('is refused with the file and the field: %s', (content, sentence) => {
    const refused = refusal(content);
    expect(refused).toBeInstanceOf(OperatorError);
    expect(refused).toHaveProperty('message', expect.stringMatching(sentence));
  });

  it('is refused where the file is missing', () => {
    const missing = join(folder, 'moon.json');
    expect(() => readStage('prod', missing)).toThrow(OperatorError);
    expect(() => readStage('prod', missing)).toThrow(/moon\.json cannot be read from this folder: ENOENT/);
  });
});
