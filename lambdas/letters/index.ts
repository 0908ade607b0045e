export { lettersRoutes } from './routes.ts';
export { type LettersStore, lettersStore, newAddress } from './store/letters-store.ts';
