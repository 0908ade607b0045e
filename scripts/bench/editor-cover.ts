import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import type { LoggedIn } from '../visitor.ts';

/** Gives a post its cover through the editor, as an administrator does: the browser makes the sizes. */
export const setCoverInEditor = async (
  site: string,
  { token, user }: LoggedIn,
  { postId, picture }: { postId: string; picture: string },
): Promise<void> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const logIn = ([keptToken, keptUser]: readonly [string, string]) => {
      localStorage.setItem('token', keptToken);
      localStorage.setItem('user', keptUser);
    };
    await page.addInitScript(logIn, [token, JSON.stringify(user)] as const);
    await page.goto(`${site}/admin/blog/${postId}?language=he&lang=he`);
    const form = page.locator('form:has(input[type=file])');
    await form.locator('input[type=file]').setInputFiles(picture);
    await form.locator('img').waitFor();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith(`/api/admin/posts/${postId}`),
    );
    await form.locator('button[type=submit]').click();
    const reply = await saved;
    if (!reply.ok()) throw new Error(`The cover was not taken: ${await reply.text()}`);
  } finally {
    await browser.close();
  }
};
