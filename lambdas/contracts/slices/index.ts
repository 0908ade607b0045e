import { account } from './account.ts';
import { aiUsage, aiUsageTable } from './ai-usage.ts';
import { analytics, analyticsTable } from './analytics.ts';
import { assistant, assistantTable } from './assistant.ts';
import { audit } from './audit.ts';
import { auth, authTable } from './auth.ts';
import { blog, blogTable } from './blog.ts';
import { cacheUsageTable } from './cache-usage.ts';
import { campaigns, campaignsTable } from './campaigns.ts';
import { catalog, catalogTable } from './catalog.ts';
import { errorLog, errorLogTable } from './error-log.ts';
import { inbox } from './inbox.ts';
import { knowledge, knowledgeTable } from './knowledge.ts';
import { letters, lettersTable } from './letters.ts';
import { mailFailuresTable } from './mail-failures.ts';
import { newsletter, newsletterTable } from './newsletter.ts';
import { pictures } from './pictures.ts';
import { platform, platformTable } from './platform.ts';
import { renderTable } from './render.ts';
import { sessions, sessionsTable } from './sessions.ts';
import { settings, settingsTable } from './settings.ts';
import { templates, templatesTable } from './templates.ts';
import { users, usersTable } from './users.ts';

/** The declarations of all slices. The order is that of the audit log's choices. */
export const slices = [
  platform,
  auth,
  sessions,
  account,
  users,
  catalog,
  pictures,
  blog,
  audit,
  analytics,
  errorLog,
  assistant,
  aiUsage,
  settings,
  inbox,
  campaigns,
  letters,
  templates,
  newsletter,
  knowledge,
] as const;

/** The tables of all slices. Never read by the browser. */
export const tables = [
  platformTable,
  usersTable,
  sessionsTable,
  authTable,
  catalogTable,
  blogTable,
  renderTable,
  errorLogTable,
  mailFailuresTable,
  settingsTable,
  templatesTable,
  campaignsTable,
  lettersTable,
  newsletterTable,
  knowledgeTable,
  assistantTable,
  aiUsageTable,
  cacheUsageTable,
  analyticsTable,
] as const;
