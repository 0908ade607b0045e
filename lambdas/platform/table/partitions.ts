/**
 * The partitions of the table. A name that ends with `#` is the beginning of many partitions, each named after a record.
 * The slices' keys begin with these names, and infrastructure grants by them and filters the table's stream by them;
 * the README of each slice says what is in them.
 */
export const partitions = {
  brand: 'BRAND#',
  brands: 'BRANDS',
  product: 'PRODUCT#',
  deleted: 'DELETED',
  post: 'POST#',
  posts: 'POSTS',
  slug: 'SLUG#',
  blogList: 'BLOG#',
  blogVersion: 'BLOG_VERSION',
  blogCategories: 'BLOG_CATEGORIES',
  blogSeed: 'BLOG_SEED',
  user: 'USER#',
  users: 'USERS',
  username: 'USERNAME#',
  usernames: 'USERNAMES',
  email: 'EMAIL#',
  emails: 'EMAILS',
  userWord: 'USER_WORD#',
  group: 'GROUP#',
  count: 'COUNT',
  activity: 'ACTIVITY#',
  challenge: 'CHALLENGE#',
  attempts: 'ATTEMPTS#',
  botCheck: 'BOT_CHECK#',
  idempotency: 'IDEMPOTENCY',
  render: 'RENDER',
  errors: 'ERRORS',
  errorOccurrences: 'ERROR_OCCURRENCE#',
  errorId: 'ERROR_ID#',
  errorLimit: 'ERROR_LIMIT#',
  /** Of the audit log, which is a table of its own. */
  audit: 'AUDIT#',
} as const;

/** Sort keys by which the table's stream is filtered. */
export const sortKeys = {
  post: 'POST',
  /** The text that is published at a certain time; its language follows. */
  plannedText: 'PLANNED#',
  /** The request to draw every page again. */
  renderRequest: 'EVERYTHING',
} as const;
