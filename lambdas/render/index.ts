export { changesAnything, changesOf } from './changes.ts';
export { requestRendering } from './render-request.ts';
export { renderSite } from './render-site.ts';
export { siteContent } from './site-content.ts';
export { bucketStore } from './site-store.ts';
