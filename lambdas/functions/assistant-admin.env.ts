export { assistantEnvironment as assistantAdminEnvironment } from './assistant.env.ts';
