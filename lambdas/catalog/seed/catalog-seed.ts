import * as z from 'zod/mini';
import { brandRecordSchema } from '../model/brand.ts';
import { modelRecordSchema } from '../model/model.ts';
import { productRecordSchema } from '../model/product.ts';
import bloch from './brands/bloch.json' with { type: 'json' };
import capezio from './brands/capezio.json' with { type: 'json' };
import gaynor from './brands/gaynor.json' with { type: 'json' };
import nikolay from './brands/nikolay.json' with { type: 'json' };
import russianPointe from './brands/russianPointe.json' with { type: 'json' };
import sodanca from './brands/sodanca.json' with { type: 'json' };
import suffolk from './brands/suffolk.json' with { type: 'json' };
import modelFile from './models.json' with { type: 'json' };
import productFile from './products.json' with { type: 'json' };

/** When the facts about the models were gathered. */
const gathered = '2026-11-28T00:00:00.000Z';

/** The catalogue that a new site starts with: seven brands, six shoes, and the models that are known of these and other brands. */
export const catalogSeed = () => ({
  brands: z.array(brandRecordSchema).parse([bloch, nikolay, capezio, gaynor, russianPointe, sodanca, suffolk]),
  products: z.array(productRecordSchema).parse(productFile),
  models: z.array(modelRecordSchema).parse(modelFile.map((model) => ({ ...model, version: 1, updated: gathered }))),
});
