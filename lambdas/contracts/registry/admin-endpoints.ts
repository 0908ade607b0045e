import * as aiUsage from '../ai-usage/endpoints.ts';
import * as aiFeedback from '../ai-usage/feedback.ts';
import { readAnalytics } from '../analytics/figures.ts';
import { exportAnalytics } from '../analytics-export/endpoints.ts';
import { getApiDescription } from '../api-description/endpoints.ts';
import { exportAuditEntries, listAuditEntries } from '../audit/endpoints.ts';
import * as categories from '../blog/categories.ts';
import * as blog from '../blog/editing.ts';
import { getCacheUsage } from '../cache-usage/endpoints.ts';
import * as campaignChecks from '../campaigns/checks.ts';
import * as campaigns from '../campaigns/endpoints.ts';
import * as campaignOverview from '../campaigns/overview.ts';
import * as campaignReport from '../campaigns/report.ts';
import * as catalog from '../catalog/editing.ts';
import * as models from '../catalog/known-models-editing.ts';
import * as dashboard from '../dashboard/endpoints.ts';
import { readDashboard } from '../dashboard/overview.ts';
import * as errorLog from '../error-log/endpoints.ts';
import * as inbox from '../inbox/endpoints.ts';
import * as knowledge from '../knowledge/endpoints.ts';
import { listMailFailures } from '../mail-failures/endpoints.ts';
import * as newsletter from '../newsletter/endpoints.ts';
import * as readers from '../newsletter/readers.ts';
import { addPicture, beginPictureUpload, importPicture } from '../pictures/endpoints.ts';
import { listSessions, revokeSession } from '../sessions/endpoints.ts';
import * as settings from '../settings/endpoints.ts';
import { getPageText, savePageText } from '../settings/page-texts.ts';
import * as settingsTools from '../settings/tool-endpoints.ts';
import * as templates from '../templates/endpoints.ts';
import * as templateTest from '../templates/template-test.ts';
import { createUser, deleteUser, exportUsers, listUsers, mailUser, updateUser } from '../users/endpoints.ts';
import { changeGroupMembers } from '../users/groups.ts';

/** The administration of users and their sessions. */
export const usersEndpoints = [
  listUsers,
  createUser,
  updateUser,
  deleteUser,
  mailUser,
  changeGroupMembers,
  exportUsers,
  listSessions,
  revokeSession,
] as const;

/** The administration of what visitors read: catalogue, blog, pictures, what the assistant knows. */
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
  models.listEditedModels,
  models.getEditedModel,
  models.createModel,
  models.updateModel,
  models.deleteModel,
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
  knowledge.listPassages,
  knowledge.listPassageSubjects,
  knowledge.getPassage,
  knowledge.createPassage,
  knowledge.savePassageFacts,
  knowledge.savePassageText,
  knowledge.deletePassageText,
  knowledge.deletePassage,
] as const;

/** The record of events: the audit log, the error log, the mails that were not sent, the dashboard's summary of them, and the list of calls. */
export const insightsEndpoints = [
  readDashboard,
  dashboard.countSignUps,
  dashboard.countLogIns,
  dashboard.readRunningBill,
  listAuditEntries,
  exportAuditEntries,
  errorLog.listErrorGroups,
  errorLog.getErrorGroup,
  errorLog.changeErrorState,
  listMailFailures,
  aiUsage.readAiUsage,
  aiFeedback.listOpenQuestions,
  aiFeedback.dismissQuestion,
  getCacheUsage,
  readAnalytics,
  getApiDescription,
] as const;

/** How the product works. */
export const settingsEndpoints = [
  settings.getSettings,
  settings.saveSettings,
  settingsTools.listSettingsHistory,
  settingsTools.saveSecret,
  settingsTools.removeSecret,
  settingsTools.clearCache,
  settingsTools.sendTestMail,
  settingsTools.testMailConnection,
  getPageText,
  savePageText,
] as const;

/** Mails of a server of others. */
export const inboxEndpoints = [
  inbox.listInboxMails,
  inbox.getInboxMail,
  inbox.deleteInboxMail,
  inbox.testInboxConnection,
] as const;

/** Mail to many, as administrators write it. */
export const campaignsEndpoints = [
  templates.listTemplates,
  templates.getTemplate,
  templates.createTemplate,
  templates.saveTemplate,
  templates.duplicateTemplate,
  templates.deleteTemplate,
  templates.previewMail,
  templateTest.sendTemplateTest,
  campaignOverview.listCampaigns,
  campaigns.createCampaign,
  campaignChecks.countAudience,
  campaigns.getCampaign,
  campaigns.showCampaignMail,
  campaigns.publishLetters,
  campaigns.saveCampaign,
  campaigns.deleteCampaign,
  campaigns.scheduleCampaign,
  campaigns.sendCampaign,
  campaigns.unscheduleCampaign,
  campaigns.pauseCampaign,
  campaigns.resumeCampaign,
  campaigns.cancelCampaign,
  campaignChecks.checkCampaign,
  campaignChecks.sendCampaignTest,
  campaignReport.getCampaignReport,
  campaignReport.listRecipients,
  campaignReport.exportRecipients,
  newsletter.listReaders,
  readers.countReaders,
  readers.exportReaders,
  readers.checkReaderImport,
  readers.importReaders,
  readers.getReaderHistory,
  newsletter.suppressReader,
  newsletter.unsubscribeReader,
  newsletter.findSuppression,
  newsletter.releaseReader,
] as const;

/** The administrators' calls about the assistant itself. */
export const assistantAdminEndpoints = [aiUsage.readAiStatus, aiUsage.probeAi] as const;

/** The figures, as a file. */
export const analyticsExportEndpoints = [exportAnalytics] as const;
