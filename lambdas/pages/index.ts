export { pageBucket } from './page-bucket.ts';
export { showNotFound } from './show-not-found.ts';
export { showProblem } from './show-problem.ts';
