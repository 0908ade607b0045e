import type * as checks from '#contracts/campaigns/checks.ts';
import type * as contracts from '#contracts/campaigns/endpoints.ts';
import type * as overview from '#contracts/campaigns/overview.ts';
import type * as report from '#contracts/campaigns/report.ts';
import type * as templateTest from '#contracts/templates/template-test.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { CampaignsServices } from './services.ts';
import { checkCampaign } from './use-cases/check-campaign.ts';
import { countAudience } from './use-cases/count-audience.ts';
import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  saveCampaign,
} from './use-cases/manage-campaigns.ts';
import { publishLetters } from './use-cases/publish-letters.ts';
import { exportRecipients, getCampaignReport, listRecipients } from './use-cases/report-campaign.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from './use-cases/send-campaigns.ts';
import { sendCampaignTest, sendTemplateTest } from './use-cases/send-test-mail.ts';
import { showCampaignMail } from './use-cases/show-campaign-mail.ts';

export const campaignsRoutes = (
  services: CampaignsServices,
): RoutesOf<typeof overview & typeof contracts & typeof checks & typeof report & typeof templateTest> => ({
  listCampaigns: listCampaigns(services),
  getCampaign: getCampaign(services),
  createCampaign: createCampaign(services),
  saveCampaign: saveCampaign(services),
  deleteCampaign: deleteCampaign(services),
  scheduleCampaign: scheduleCampaign(services),
  sendCampaign: sendCampaign(services),
  unscheduleCampaign: unscheduleCampaign(services),
  pauseCampaign: pauseCampaign(services),
  resumeCampaign: resumeCampaign(services),
  cancelCampaign: cancelCampaign(services),
  countAudience: countAudience(services),
  checkCampaign: checkCampaign(services),
  sendCampaignTest: sendCampaignTest(services),
  sendTemplateTest: sendTemplateTest(services),
  publishLetters: publishLetters(services),
  showCampaignMail: showCampaignMail(services),
  getCampaignReport: getCampaignReport(services),
  listRecipients: listRecipients(services),
  exportRecipients: exportRecipients(services),
});
