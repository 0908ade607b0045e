export { renderSite } from './jobs/render-site.ts';
export { siteContent } from './jobs/site-content.ts';
export { storedCopies } from './model/stored-copies.ts';
export { changesAnything, changesOf } from './store/changes.ts';
export { renderInTurn } from './store/render-lease.ts';
export { requestRendering } from './store/render-request.ts';
export { bucketStore, inTurn } from './store/site-store.ts';
