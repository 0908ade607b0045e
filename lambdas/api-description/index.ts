export { readDescription } from './store/read-description.ts';
export { apiDescriptionRoutes } from './routes.ts';
