import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import * as z from 'zod/mini';
import { lazy } from '#lambdas/platform/lazy.ts';
import { readPdfFile } from './pdf-files.ts';

/** The compiler's own number for faults with their place. */
const fullDiagnostics = 3;
const resultSchema = z.object({
  result: z.optional(z.instanceof(Uint8Array)),
  diagnostics: z.optional(z.array(z.object({ severity: z.string(), message: z.string(), range: z.string() }))),
});

/** It knows these two fonts and no file, package or address. */
const openCompiler = lazy(async () => {
  const [code, regular, bold] = await Promise.all([
    readPdfFile('typst.wasm'),
    readPdfFile('regular.ttf'),
    readPdfFile('bold.ttf'),
  ]);
  initSync({ module: await WebAssembly.compile(code) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  await builder.add_raw_font(regular);
  await builder.add_raw_font(bold);
  return builder.build();
});

/**
 * A PDF file of a template in Typst, which reads `data` as JSON from `sys.inputs.data`: what people typed is never part of the
 * template. @throws Error with the compiler's words when the template is at fault, a warning of it included.
 */
export const renderPdf = async (template: string, data: object): Promise<Uint8Array> => {
  const compiler = await openCompiler();
  compiler.add_source('/main.typ', template);
  const made = compiler.compile('/main.typ', [['data', JSON.stringify(data)]], 'pdf', fullDiagnostics);
  // The compiler's memory of this file is of no use for the next, and would grow with each.
  compiler.reset();
  const { result, diagnostics = [] } = resultSchema.parse(made);
  if (!result || diagnostics.length > 0) {
    const faults = diagnostics.map(({ severity, message, range }) => `${severity} at ${range}: ${message}`);
    throw new Error(`a PDF file cannot be made: ${faults.join('; ')}`);
  }
  return result;
};
