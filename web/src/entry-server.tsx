/** The app for Node: draws pages, lists, feeds, the sitemap and robots.txt as files. */
export { pagePaths, pagePatterns, paths, shellPaths } from '#web/shared/paths.ts';
export { policyHash } from './server/policy-hash.ts';
export { renderTasks } from './server/render-tasks.tsx';
