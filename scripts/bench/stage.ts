import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedIfChanged } from '../local/seed.ts';
import { type Prepared, startTwin, type Twin } from '../local/twin.ts';
import type { TwinOptions } from '../local/twin-interface.ts';
import { untilRendered } from './rendering.ts';

export const administrator = { username: 'admin', password: 'A-stage-to-measure!' };

/** A twin with the seed's content that is idle: every page is drawn. `prepare` adds to the seed. */
export const openStage = async (
  assembly: string,
  prepare: (prepared: Prepared) => Promise<void> = async () => {},
  options: Pick<TwinOptions, 'askModel' | 'variables'> = {},
): Promise<Twin> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-twin-'));
  const twin = await startTwin({
    ...options,
    port: 0,
    dataDir,
    assembly,
    prepare: async (prepared) => {
      await seedIfChanged(dataDir, prepared, administrator.password);
      await prepare(prepared);
    },
  });
  await untilRendered(twin.url);
  return {
    ...twin,
    close: async () => {
      await twin.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
