import { getBrand, listBrands, listProducts } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { showNotFound } from './pages.ts';
import { checkHealth, getSiteConfig } from './site.ts';

/**
 * Which deployed function serves which endpoints. Infrastructure makes the routes from it and each function's entry file
 * must handle exactly its list. Never imported by the browser, which would then carry every contract.
 */
export const registry = {
  content: [checkHealth, getSiteConfig, listBrands, getBrand, listProducts],
  pages: [showNotFound],
} as const satisfies Record<string, readonly Endpoint[]>;

export type FunctionName = keyof typeof registry;
