/** The app for Node: draws pages, lists, feeds and the sitemap as files. */
export { pagePaths, pagePatterns, paths, shellPaths } from './app/paths.ts';
export { policyHash } from './server/policy-hash.ts';
export { renderTasks } from './server/render-tasks.tsx';
export { robots } from './server/sitemap.ts';
