import * as account from './account.ts';
import { exportAuditEntries, listAuditEntries } from './audit.ts';
import * as auth from './auth.ts';
import { getPost, listPosts } from './blog.ts';
import * as categories from './blog-categories.ts';
import * as blog from './blog-editing.ts';
import { getBrand, listBrands, listProducts } from './catalog.ts';
import * as catalog from './catalog-editing.ts';
import { confirmSession } from './confirmation.ts';
import * as errorLog from './error-log.ts';
import type { Endpoint } from './http/endpoint.ts';
import { showNotFound } from './pages.ts';
import { addPicture, beginPictureUpload, importPicture } from './pictures.ts';
import * as secondFactor from './second-factor.ts';
import { listSessions, revokeSession } from './sessions.ts';
import { checkHealth, getSiteConfig } from './site.ts';
import { listTips } from './tips.ts';
import { changeGroupMembers, createUser, deleteUser, exportUsers, listUsers, updateUser } from './users.ts';

/** The data of pages and other public reads. */
export const contentEndpoints = [
  checkHealth,
  getSiteConfig,
  listBrands,
  getBrand,
  listProducts,
  listPosts,
  getPost,
] as const;

export const pagesEndpoints = [showNotFound] as const;

/** Logging in and out: every call that a stranger can make and that concerns identities. */
export const authEndpoints = [
  auth.getBotCheck,
  auth.login,
  auth.signUp,
  auth.resendSignUpCode,
  auth.requestPasswordReset,
  auth.resetPassword,
  auth.verify,
  auth.refresh,
  auth.logout,
  auth.answerChallenge,
  auth.resendChallengeCode,
] as const;

/** The caller's own account. */
export const accountEndpoints = [
  confirmSession,
  secondFactor.beginFactorProof,
  secondFactor.beginTotp,
  secondFactor.confirmTotp,
  secondFactor.beginEmailFactor,
  secondFactor.confirmEmailFactor,
  secondFactor.disableSecondFactor,
  secondFactor.renewRecoveryCodes,
  account.getAccount,
  account.updateAccount,
  account.beginEmailChange,
  account.confirmEmailChange,
  account.undoEmailChange,
  account.changeUsername,
  account.changePassword,
  account.listDevices,
  account.revokeDevice,
  account.revokeOtherDevices,
  account.exportAccount,
  account.deleteAccount,
  listTips,
] as const;

/** The administration of users and their sessions. */
export const usersEndpoints = [
  listUsers,
  createUser,
  updateUser,
  deleteUser,
  changeGroupMembers,
  exportUsers,
  listSessions,
  revokeSession,
] as const;

/** The administration of what visitors read: catalogue, blog, pictures. */
export const editingEndpoints = [
  catalog.listEditedBrands,
  catalog.getEditedBrand,
  catalog.createBrand,
  catalog.orderBrands,
  catalog.updateBrand,
  catalog.deleteBrand,
  catalog.listEditedProducts,
  catalog.getEditedProduct,
  catalog.createProduct,
  catalog.orderProducts,
  catalog.updateProduct,
  catalog.deleteProduct,
  beginPictureUpload,
  addPicture,
  importPicture,
  blog.listPostOverviews,
  blog.createPost,
  blog.getPostOverview,
  blog.updatePostDetails,
  blog.deletePost,
  blog.getDraft,
  blog.saveDraft,
  blog.deleteDraft,
  blog.publishDraft,
  blog.unpublishDraft,
  blog.listRevisions,
  blog.getRevision,
  blog.restoreRevision,
  categories.listCategories,
  categories.createCategory,
  categories.updateCategory,
  categories.deleteCategory,
] as const;

/** What browsers report of themselves. */
export const reportsEndpoints = [errorLog.logError] as const;

/** What happened: the audit log and the error log. */
export const auditEndpoints = [
  listAuditEntries,
  exportAuditEntries,
  errorLog.listErrorGroups,
  errorLog.getErrorGroup,
  errorLog.changeErrorState,
] as const;

/**
 * Which deployed function serves which endpoints. Infrastructure makes the routes from it; each function's entry file
 * handles exactly its own list, and imports that alone. Never imported by the browser, which would carry every contract.
 */
export const registry = {
  content: contentEndpoints,
  pages: pagesEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  users: usersEndpoints,
  editing: editingEndpoints,
  audit: auditEndpoints,
  reports: reportsEndpoints,
} as const satisfies Record<string, readonly Endpoint[]>;

export type FunctionName = keyof typeof registry;
