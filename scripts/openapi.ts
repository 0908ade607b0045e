/** Prints the description of all calls (OpenAPI 3.1). Administrators get the same from `/api/openapi.json`. */
import { apiDescription } from './openapi/api-description.ts';

console.log(JSON.stringify(await apiDescription(), undefined, 2));
