export { askBy } from './adapters/ask.ts';
export { relay } from './handle.ts';
export { wantsNothingSent } from './model/visitor-refusal.ts';
