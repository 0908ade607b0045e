export { fetchFile } from './adapters/fetch-file.ts';
export { picturesRoutes } from './routes.ts';
export { s3PictureStore } from './store/picture-store.ts';
