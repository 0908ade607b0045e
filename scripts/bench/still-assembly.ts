import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The same assembly with its event source mappings switched off, so that writes have no consequences. Otherwise all
 * pages of the thousands of posts that a measurement adds would be drawn first, for minutes. @returns its folder.
 */
export const stillAssembly = (assembly: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-assembly-'));
  for (const name of readdirSync(assembly)) {
    const source = resolve(assembly, name);
    if (!name.endsWith('.template.json')) {
      symlinkSync(source, join(folder, name));
      continue;
    }
    const template = JSON.parse(readFileSync(source, 'utf8')) as {
      Resources: Record<string, { Type: string; Properties: object }>;
    };
    for (const { Type, Properties } of Object.values(template.Resources)) {
      if (Type === 'AWS::Lambda::EventSourceMapping') Object.assign(Properties, { Enabled: false });
    }
    writeFileSync(join(folder, name), JSON.stringify(template));
  }
  return folder;
};
