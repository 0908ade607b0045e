export { readDescription } from './read-description.ts';
export { apiDescriptionRoutes } from './routes.ts';
