import { account } from './account.ts';
import { audit } from './audit.ts';
import { auth, authTable } from './auth.ts';
import { blog, blogTable } from './blog.ts';
import { catalog, catalogTable } from './catalog.ts';
import { errorLog, errorLogTable } from './error-log.ts';
import { pictures } from './pictures.ts';
import { platform, platformTable } from './platform.ts';
import { renderTable } from './render.ts';
import { sessions, sessionsTable } from './sessions.ts';
import { users, usersTable } from './users.ts';

/** What each slice declares of itself. The order is that of the audit log's choices. */
export const slices = [platform, auth, sessions, account, users, catalog, pictures, blog, audit, errorLog] as const;

/** What each slice keeps in the table. Never read by the browser. */
export const tables = [
  platformTable,
  usersTable,
  sessionsTable,
  authTable,
  catalogTable,
  blogTable,
  renderTable,
  errorLogTable,
] as const;
