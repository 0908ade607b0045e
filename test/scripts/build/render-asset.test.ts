import { execFileSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { assembly } from '#scripts/local/build.ts';
import { readAssembly } from '#scripts/local/template/assembly.ts';
import { temporaryFolder } from '../local/support/assembly.ts';

const functionSchema = z.object({ Code: z.object({ S3Key: z.string() }) });

it('the render function loads the app that draws pages, also where nobody guesses that its files are modules', async () => {
  const { stack, asset } = await readAssembly(assembly);
  const render = stack.ofType('AWS::Lambda::Function').find(({ logicalId }) => logicalId.startsWith('Render'));
  // Away from the project, whose package.json says "module" of everything below it.
  const folder = await temporaryFolder();
  await cp(asset(functionSchema.parse(render?.properties).Code.S3Key), folder, { recursive: true });
  const program = `
    const { handler } = await import('./index.mjs');
    const { renderTasks } = await import('./app/entry-server.js');
    console.log(typeof handler, typeof renderTasks);`;
  const printed = execFileSync(
    process.execPath,
    ['--no-experimental-detect-module', '--input-type=module', '--eval', program],
    {
      cwd: folder,
      env: { TABLE_NAME: 'table', SITE_BUCKET: 'bucket', SITE_URL: 'https://pointe.dance', AWS_REGION: 'eu-central-1' },
      encoding: 'utf8',
    },
  );
  expect(printed).toBe('function function\n');
  expect(await readdir(join(folder, 'app'))).toContain('site.json');
});
