import { Engine, initSync } from 'mrml/web/mrml_wasm.js';
import { lazy } from '#lambdas/platform/lazy.ts';
import { mrmlModule } from './mrml-module.ts';

/** Fetched when the first mail is written: most calls write none. */
const openEngine = lazy(async () => {
  initSync({ module: await mrmlModule() });
  return new Engine();
});

/** A layout in MJML as HTML for mail programs. */
export const compileLayout = async (source: string): Promise<string> => {
  const engine = await openEngine();
  const result = engine.toHtml(source);
  if (result.type === 'error') throw new Error(`a layout cannot be compiled: ${result.message}`);
  return result.content;
};
