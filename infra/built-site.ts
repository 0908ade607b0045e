import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Stage, StageError } from './config.ts';

const file = '.build/site-routes.json';

const builtSiteSchema = z.object({
  /** The facts about the stage that pages show. The contact is empty where there is none. */
  shown: z.object({
    contact: z.string(),
    logRetentionDays: z.number(),
    analyticsId: z.string(),
  }),
  pages: z.array(z.string()),
  patterns: z.array(z.string()),
  shell: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
  /** The hash of the inline script that every page carries, in the form that a content security policy names it. */
  starter: z.string(),
});

/** The build of the site's own report about its pages. */
export const builtSite = () => {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return builtSiteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
};

type Built = Pick<ReturnType<typeof builtSite>, 'shown'>;

/**
 * Pages that name another stage's contact would send readers there; the page on privacy must say how long this stage keeps
 * its logs; visits must not be counted for another stage. @throws a StageError.
 */
export const requireOwnSite = ({ name, contact = '', logRetentionDays, analyticsId }: Stage, { shown }: Built) => {
  const wrong = [
    ...(shown.contact === contact ? [] : [shown.contact ? `the contact ${shown.contact}` : 'no contact']),
    ...(shown.logRetentionDays === logRetentionDays ? [] : [`logs of ${shown.logRetentionDays} days`]),
    ...(shown.analyticsId === analyticsId ? [] : [`the analytics id "${shown.analyticsId}"`]),
  ];
  if (wrong.length > 0) {
    throw new StageError(`the site was built for ${wrong.join(', ')}: run STAGE=${name} npm run build`);
  }
};
