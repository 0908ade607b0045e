export { getSiteConfig } from './use-cases/get-site-config.ts';
