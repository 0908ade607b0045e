export { apiDescriptionRoutes } from './routes.ts';
export { readDescription } from './store/read-description.ts';
