import * as z from 'zod';
import type { Bedrock } from '../bedrock/bedrock.ts';
import { scriptSchema } from '../bedrock/replies.ts';
import { type Answer, json } from './reply.ts';

/** The answers of models so far, and the words that they are to say instead. */
export const modelRoutes = (bedrock: Bedrock): Record<string, Answer> => ({
  'GET /api/models': () => json({ scripts: bedrock.scripts(), calls: bedrock.calls() }),
  'POST /api/models': ({ http }) => {
    const script = scriptSchema.safeParse(JSON.parse(http.body.toString()));
    if (!script.success) throw new Error(z.prettifyError(script.error));
    bedrock.addScript(script.data);
    return json(bedrock.scripts(), 201);
  },
  'DELETE /api/models': () => {
    bedrock.clearScripts();
    return json([]);
  },
});
