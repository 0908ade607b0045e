/** `npm run build`: the function bundles and the site, which synthesis needs. */
import { buildFunctions } from './functions.ts';
import { buildSite } from './site.ts';

await Promise.all([buildFunctions(), buildSite()]);
