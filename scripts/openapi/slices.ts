/** A part of the product in the words of a reader, and the contracts with its calls. */
export interface Slice {
  name: string;
  description: string;
  /** Files of `lambdas/contracts`, without their extension. */
  contracts: readonly string[];
}

/** In the order in which they are described. */
export const slices: readonly Slice[] = [
  {
    name: 'Site',
    description: 'What the pages need before anything else.',
    contracts: ['site/endpoints', 'relay/statistics', 'pages/endpoints'],
  },
  {
    name: 'Catalogue',
    description: 'Brands and shoes as visitors see them.',
    contracts: ['catalog/endpoints', 'catalog/known-models'],
  },
  { name: 'Blog', description: 'Published posts.', contracts: ['blog/endpoints'] },
  {
    name: 'Assistant',
    description: 'Visitors’ questions and the answers to them.',
    contracts: ['assistant/endpoints', 'knowledge/answering', 'assistant/chat-texts', 'ai-usage/feedback'],
  },
  {
    name: 'Newsletter',
    description: 'What newsletter readers choose, and what administrators do for them.',
    contracts: ['newsletter/endpoints', 'newsletter/readers'],
  },
  {
    name: 'Logging in',
    description: 'Signing up, logging in and out, a new password.',
    contracts: ['auth/endpoints', 'account/confirmation'],
  },
  {
    name: 'Two-step verification',
    description: 'The second factor of the caller.',
    contracts: ['account/second-factor'],
  },
  { name: 'Account', description: 'The account of the caller.', contracts: ['account/endpoints', 'tips/endpoints'] },
  {
    name: 'Users',
    description: 'Accounts and groups, for administrators.',
    contracts: ['users/endpoints', 'users/groups'],
  },
  { name: 'Sessions', description: 'Who is logged in where, for administrators.', contracts: ['sessions/endpoints'] },
  {
    name: 'Editing the catalogue',
    description: 'Brands, shoes and known models as administrators write them.',
    contracts: ['catalog/editing', 'catalog/known-models-editing'],
  },
  {
    name: 'Editing the blog',
    description: 'Drafts, translations, publishing, categories.',
    contracts: ['blog/editing', 'blog/categories'],
  },
  { name: 'Pictures', description: 'Uploads, and copies from other sites.', contracts: ['pictures/endpoints'] },
  { name: 'Knowledge', description: 'What the assistant knows.', contracts: ['knowledge/endpoints'] },
  {
    name: 'Dashboard',
    description: 'What an administrator sees first.',
    contracts: ['dashboard/endpoints', 'dashboard/overview'],
  },
  {
    name: 'Analytics',
    description: 'What visitors did, counted without cookies.',
    contracts: ['analytics/figures', 'analytics/visits', 'analytics-export/endpoints'],
  },
  {
    name: 'Use of the assistant',
    description: 'What was asked, what it cost, and who answers.',
    contracts: ['ai-usage/endpoints'],
  },
  { name: 'Audit log', description: 'Who did what.', contracts: ['audit/endpoints'] },
  {
    name: 'Error log',
    description: 'Errors of browsers and of the server, and emails that were not sent.',
    contracts: ['error-log/endpoints', 'mail-failures/endpoints'],
  },
  {
    name: 'Templates',
    description: 'Emails to many readers as administrators prepare them.',
    contracts: ['templates/endpoints', 'templates/template-test'],
  },
  {
    name: 'Campaigns',
    description: 'Emails to many readers: writing, sending, results.',
    contracts: ['campaigns/endpoints', 'campaigns/overview', 'campaigns/checks', 'campaigns/report'],
  },
  { name: 'Letters', description: 'Sent issues as they can be read on the site.', contracts: ['letters/endpoints'] },
  { name: 'Inbox', description: 'A mailbox elsewhere, read over POP3.', contracts: ['inbox/endpoints'] },
  { name: 'Caches', description: 'How well caches work.', contracts: ['cache-usage/endpoints'] },
  {
    name: 'Settings',
    description: 'How the product works, and the texts of its pages.',
    contracts: ['settings/endpoints', 'settings/tool-endpoints', 'settings/page-texts'],
  },
  {
    name: 'Third-party services',
    description: 'What pages hand on to services that count visits or collect errors.',
    contracts: ['relay/endpoints'],
  },
  { name: 'Description', description: 'This document.', contracts: ['api-description/endpoints'] },
];
