import type { SeedTemplate } from './seed-template.ts';
import { finishedPair } from './templates/finished-pair.ts';
import { fitting } from './templates/fitting.ts';
import { maintenance } from './templates/maintenance.ts';
import { monthly } from './templates/monthly.ts';
import { newShoes } from './templates/new-shoes.ts';
import { welcome } from './templates/welcome.ts';

/** The templates that a new site starts with: six, of every category, each in every language. */
export const templatesSeed = (): SeedTemplate[] => [maintenance, fitting, finishedPair, monthly, newShoes, welcome];
