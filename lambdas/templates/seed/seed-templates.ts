import type { TemplatesSeeder } from '../store/seeder.ts';
import { templatesSeed } from './templates-seed.ts';

/** Adds the seed's templates, in every language. Running it again changes nothing. */
export const seedTemplates = async (templates: TemplatesSeeder): Promise<{ added: number; present: number }> => {
  const added: boolean[] = [];
  for (const template of templatesSeed()) added.push(await templates.addIfNew(template));
  return { added: added.filter(Boolean).length, present: added.filter((isNew) => !isNew).length };
};
