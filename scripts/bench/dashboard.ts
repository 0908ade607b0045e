import { createVisitor } from '../visitor.ts';
import type { Figures } from './figures.ts';
import { kilobytes } from './file-sizes.ts';
import { median } from './median.ts';
import { withFetchedFiles } from './script-sizes.ts';
import { administrator, openStage } from './stage.ts';

/** Calls of each kind, and those before counting starts. */
const [calls, warmUp] = [120, 20];
const [whole, plain] = ['/api/admin/dashboard', '/api/admin/errors?state=open'] as const;

/** Milliseconds of both calls, made in turn: anything that slows the machine down slows both. */
const timeReplies = async (site: string, token: string) => {
  const times = { [whole]: [] as number[], [plain]: [] as number[] };
  for (let call = 0; call < calls + warmUp; call += 1) {
    for (const path of [whole, plain] as const) {
      const began = performance.now();
      const reply = await fetch(site + path, { headers: { authorization: `Bearer ${token}` } });
      await reply.text();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      if (call >= warmUp) times[path].push(performance.now() - began);
    }
  }
  return { whole: median(times[whole]), plain: median(times[plain]) };
};

/** The first screen of the administrator area: all that a browser downloads for it, and its one request beside a plain one. */
export const measureDashboard = async ({ row, note }: Figures, assembly: string): Promise<void> => {
  const twin = await openStage(assembly);
  try {
    const { token, user } = await createVisitor(twin.url).logIn(administrator);
    const logIn = ([keptToken, keptUser]: readonly [string, string]) => {
      localStorage.setItem('token', keptToken);
      localStorage.setItem('user', keptUser);
    };
    await withFetchedFiles(
      async (open) => {
        const { page, files } = await open(`${twin.url}/admin?lang=he`);
        await page.getByRole('tabpanel').waitFor();
        await page.waitForLoadState('networkidle');
        row('/admin: first load in all, brotli', kilobytes(await files()), 'kB', 200);
      },
      (page) => page.addInitScript(logIn, [token, JSON.stringify(user)] as const),
    );
    const times = await timeReplies(twin.url, token);
    note(`GET ${whole}, p50`, times.whole, 'ms');
    note(`GET ${plain}, p50`, times.plain, 'ms');
    row('the first against the second', times.whole / times.plain, 'x', 5);
  } finally {
    await twin.close();
  }
};
