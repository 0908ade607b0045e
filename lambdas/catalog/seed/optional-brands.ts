import * as z from 'zod/mini';
import { type BrandRecord, brandRecordSchema } from '../model/brand.ts';
import freed from './optional/freed.json' with { type: 'json' };

/** Brands that are ready to be added and that no site starts with. */
export const optionalBrands = (): BrandRecord[] => z.array(brandRecordSchema).parse([freed]);
