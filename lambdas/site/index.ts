export { getSiteConfig } from './get-site-config.ts';
