export { relay } from './handle.ts';
export { wantsNothingSent } from './model/visitor-wish.ts';
export { askBy } from './upstream/ask.ts';
