/** Prints the description of all calls (OpenAPI 3.1). The site serves the same file as `/openapi.json`. */
import { apiDescription } from './build/site/api-description.ts';

console.log(JSON.stringify(await apiDescription(), undefined, 2));
