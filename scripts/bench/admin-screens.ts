import type { LoggedIn } from '../visitor.ts';
import type { Figures } from './figures.ts';
import { kilobytes } from './file-sizes.ts';
import { withFetchedFiles } from './script-sizes.ts';

const lists = ['users', 'brands', 'products', 'blog', 'audit'];

/** The bytes of an administrator's first screen: page, scripts and styles, brotli. */
export const measureAdminScreens = async (
  { row }: Figures,
  site: string,
  { token, user }: LoggedIn,
  postId: string,
): Promise<void> => {
  const logIn = ([keptToken, keptUser]: readonly [string, string]) => {
    localStorage.setItem('token', keptToken);
    localStorage.setItem('user', keptUser);
  };
  await withFetchedFiles(
    async (open) => {
      for (const list of lists) {
        const { page, files } = await open(`${site}/admin/${list}?lang=he`);
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        row(`/admin/${list}: first load in all, brotli`, kilobytes(await files()), 'kB', 204);
        await page.close();
      }
      const settings = await open(`${site}/admin/settings?lang=he`);
      await settings.page.locator('main form').waitFor();
      await settings.page.waitForLoadState('networkidle');
      row('settings: first load in all, brotli', kilobytes(await settings.files()), 'kB', 220);
      await settings.page.close();
      const { page, files } = await open(`${site}/admin/blog/${postId}?language=he&lang=he`);
      await page.locator('[contenteditable=true]').waitFor();
      await page.waitForLoadState('networkidle');
      row('editor of a post: first load in all, brotli', kilobytes(await files()), 'kB', 312);
      await page.close();
      const template = await open(`${site}/admin/templates/new?lang=he`);
      await template.page.locator('[data-field$=".body"] [aria-busy=true]').waitFor();
      await template.page.waitForLoadState('networkidle');
      row('editor of a template: first load in all, brotli', kilobytes(await template.files()), 'kB', 300);
    },
    (page) => page.addInitScript(logIn, [token, JSON.stringify(user)] as const),
  );
};
