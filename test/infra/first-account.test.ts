import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '#contracts/registry/index.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
const text = readFileSync('infra/FIRST-ACCOUNT.md', 'utf8');
const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...groups]) => groups);

describe('infra/FIRST-ACCOUNT.md', () => {
  it('names outputs, resources and logs that the stack has, each of them by what is its own', () => {
    const { Outputs, Resources } = templateOf(newApp).toJSON() as {
      Outputs: object;
      Resources: Record<string, { Type: string }>;
    };
    const ofType = (type: string, prefix: string) =>
      Object.entries(Resources).filter(([id, { Type }]) => Type === type && id.startsWith(prefix)).length;
    const outputs = found(/\$\(output (\w+)\)/g).map(([name = '']) => name);
    expect(outputs.length).toBeGreaterThan(2);
    for (const name of outputs) expect(Outputs).toHaveProperty(name);
    const resources = found(/physical (AWS::[\w:]+) (\w+)\)/g);
    expect(resources.length).toBeGreaterThan(1);
    const sets = found(/\bmail (Mail\w+)/g).map(([name = '']) => ['AWS::SES::ConfigurationSet', name]);
    expect(sets).toHaveLength(2);
    const logs = found(/\blogs ([A-Z]\w+)/g).map(([name]) => ['AWS::Logs::LogGroup', `${name}Log`]);
    expect(logs.length).toBeGreaterThan(4);
    for (const [type = '', prefix = ''] of [...resources, ...sets, ...logs]) {
      expect([prefix, ofType(type, prefix)]).toEqual([prefix, 1]);
    }
  });

  it('tries partitions that are, and calls that the API has', () => {
    const named = found(/\$\(part (\w+#)\w+\)/g).map(([name]) => name);
    expect(new Set(named)).toEqual(new Set([partitions.brand, partitions.user]));
    const paths = found(/\$\(output SiteUrl\)(\/[\w/-]+)/g).map(([path]) => path);
    expect(paths).toHaveLength(2);
    const known = Object.values(registry).flatMap((of) => of.map((each) => each.path));
    for (const path of paths) expect(known).toContain(path);
  });

  it('tries nothing with the rights of the operator where the role is not assumed', () => {
    const [asEditing = ''] = /^as_editing\(\).*?(?=^part\(\))/ms.exec(text) ?? [];
    /** Calls a command as the function, on a machine whose `aws` does what is given. */
    const asFunction = (aws: string) =>
      spawnSync('bash', ['-c', `aws() { ${aws}; }\n${asEditing}\nas_editing env`], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, AWS_ACCESS_KEY_ID: 'operator', AWS_PROFILE: 'operator' },
      });
    const refused = asFunction('echo "Roles may not be assumed by root accounts." >&2; return 254');
    expect(refused.status).toBe(1);
    expect(refused.stdout).toBe('');
    expect(refused.stderr).toMatch(/by root accounts\.\nThe role was not assumed: nothing was tried\.\n$/);

    const { status, stdout } = asFunction("printf 'key\\tsecret/+=\\ttoken=='");
    const lines = stdout.split('\n').filter((line) => line.startsWith('AWS_'));
    expect(status).toBe(0);
    expect(lines.toSorted()).toEqual([
      'AWS_ACCESS_KEY_ID=key',
      'AWS_SECRET_ACCESS_KEY=secret/+=',
      'AWS_SESSION_TOKEN=token==',
    ]);
  });

  it('names what is written on the screens', () => {
    const words = new Set<unknown>();
    for (const file of globSync('locales/en/*.json')) {
      JSON.parse(readFileSync(file, 'utf8'), (_key, value) => {
        words.add(value);
        return value;
      });
    }
    const labels = found(/\*\*([^*]+)\*\*/g).map(([label]) => label);
    expect(labels.length).toBeGreaterThan(8);
    expect(labels.filter((label) => !words.has(label))).toEqual([]);
  });
});
