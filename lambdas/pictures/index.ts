export { fetchFile } from './fetching/fetch-file.ts';
export { picturesRoutes } from './routes.ts';
export { s3PictureStore } from './s3-picture-store.ts';
