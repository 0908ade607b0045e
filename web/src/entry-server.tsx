/** The app for Node: draws pages, lists, feeds, the sitemap, robots.txt and manifests as files. */
export { pagePaths, pagePatterns, paths, shellPaths } from '#web/shared/paths.ts';
export { renderOfflinePages } from './server/offline-pages.tsx';
export { policyHash } from './server/policy-hash.ts';
export { renderTasks } from './server/render-tasks.tsx';
