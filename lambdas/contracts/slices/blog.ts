import { declareTable, type SliceDeclaration } from './declaration.ts';

export const blog = {
  problems: {
    postNotFound: 404,
    categoryNotFound: 404,
    categoryHasPosts: 409,
    draftIncomplete: 400,
    publishInPast: 400,
  },
  auditActions: [
    'post.create',
    'post.update',
    'post.delete',
    'post.saveDraft',
    'post.deleteDraft',
    'post.publish',
    'post.schedule',
    'post.unpublish',
    'post.restoreRevision',
    'category.create',
    'category.update',
    'category.delete',
  ],
} as const satisfies SliceDeclaration;

const published = ['post', 'slug', 'blogList', 'blogVersion', 'blogCategories'] as const;
/** With the list that only the administration reads. */
const all = [...published, 'posts'] as const;

export const blogTable = declareTable({
  partitions: {
    post: 'POST#',
    posts: 'POSTS',
    slug: 'SLUG#',
    blogList: 'BLOG#',
    blogVersion: 'BLOG_VERSION',
    blogCategories: 'BLOG_CATEGORIES',
    blogSeed: 'BLOG_SEED',
  },
  access: {
    content: { reads: published },
    render: { reads: published },
    schedule: { reads: published, writes: all },
    editing: { reads: all, writes: all },
    // The dashboard lists the posts that were changed last.
    insights: { reads: ['post', 'posts'] },
    knowledgeIngestion: { reads: ['post', 'blogList'] },
    visitCounting: { reads: ['post', 'blogList'] },
  },
});
