export { changesAnything, changesOf } from './model/changes.ts';
export { siteContent } from './site-content.ts';
export { requestRendering } from './store/render-request.ts';
export { bucketStore } from './store/site-store.ts';
export { renderSite } from './use-cases/render-site.ts';
