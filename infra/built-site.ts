import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Stage, StageError } from './config.ts';

const file = '.build/site-routes.json';

const builtSiteSchema = z.object({
  /** The address that the pages' canonical links name. */
  origin: z.string(),
  /** The address that the footer links to for contact; empty without one. */
  contact: z.string(),
  pages: z.array(z.string()),
  patterns: z.array(z.string()),
  shell: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
  /** The hash of the inline script that every page carries, in the form that a content security policy names it. */
  starter: z.string(),
});

/** What the build of the site reports about its pages. */
export const builtSite = () => {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return builtSiteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
};

/** Pages that name another stage's address or contact would send search engines, and readers, there. @throws a StageError. */
export const requireOwnSite = ({ name, domain, contact = '' }: Stage, built: { origin: string; contact: string }) => {
  const wrong = domain && built.origin !== `https://${domain.name}` ? built.origin : undefined;
  if (wrong || built.contact !== contact) {
    const what = wrong ?? (built.contact ? `the contact ${built.contact}` : 'no contact');
    throw new StageError(`the site was built for ${what}: run STAGE=${name} npm run build`);
  }
};
