import type { BuiltSite, Changes, SiteContent, SiteFile } from '#contracts/render/rendering.ts';
import { blogSeedReads } from '#lambdas/blog/index.ts';
import { seedReads } from '#lambdas/catalog/index.ts';
import { siteContent } from '#lambdas/render/index.ts';
import { renderTasks } from '#web/server/render-tasks.tsx';

export const site: BuiltSite = {
  origin: 'https://pointe.example',
  assets: {
    styles: [{ selectors: [{ text: 'p', steps: [] }], declarations: 'margin:0' }],
    starter: 'start()',
    app: '/assets/app.js',
    fonts: { he: [], en: ['/assets/text.woff2'], ru: [], fr: [], es: [] },
  },
};

export const seedContent = (): SiteContent => siteContent({ catalog: seedReads(), blog: blogSeedReads() });

export const nothing: Changes = { everything: false, catalog: false, brands: [], posts: [], slugs: [], pageTexts: [] };

/** All files that the changes ask for. */
export const draw = async (
  changes: Partial<Changes>,
  content = seedContent(),
  services: BuiltSite['services'] = [],
): Promise<Map<string, SiteFile>> => {
  const files = new Map<string, SiteFile>();
  for (const task of await renderTasks({ content, site: { ...site, services }, changes: { ...nothing, ...changes } })) {
    for (const file of await task.draw()) {
      if (files.has(file.key)) throw new Error(`${file.key} is drawn twice`);
      files.set(file.key, file);
    }
  }
  return files;
};

export const textAt = (files: Map<string, SiteFile>, key: string): string => {
  const file = files.get(key);
  if (file?.text === undefined) throw new Error(`no ${key}`);
  return file.text;
};
