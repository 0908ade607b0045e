export { hear } from './hear.ts';
export { look, reveal, words } from './look.ts';
