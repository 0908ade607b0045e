import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiDescription } from '../openapi/api-description.ts';

/** The description of all calls, beside the code of the function that answers with it. */
export const writeApiDescription = async (folder: string): Promise<void> =>
  writeFile(join(folder, 'openapi.json'), JSON.stringify(await apiDescription()));
