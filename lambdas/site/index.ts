export { chatTextsRoutes } from './use-cases/get-chat-texts.ts';
export { getSiteConfig } from './use-cases/get-site-config.ts';
export { statisticsRoutes } from './use-cases/get-statistics-config.ts';
export { pageServicesOf } from './use-cases/page-services.ts';
