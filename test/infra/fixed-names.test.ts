import { expect, it } from 'vitest';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const template = templateOf(temporaryApps());

/** Where the kinds of resources whose names must differ have them: in an account, or in their user pool. */
const places = {
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::Scheduler::ScheduleGroup': ['Name'],
  'AWS::Cognito::UserPoolGroup': ['GroupName'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig', 'Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig', 'Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig', 'Name'],
};

it('a name that we chose stays with its resource, as CloudFormation makes the new one before it deletes the old', () => {
  const ids = Object.entries(places).flatMap(([type, place]) =>
    Object.entries(template.findResources(type)).map(([id, { Properties }]) => [
      place.reduce((within, key) => within[key], Properties),
      id,
    ]),
  );
  // A construct that is renamed gives its resource another name too. Otherwise no installation can be updated.
  expect(Object.fromEntries(ids.filter(([name]) => typeof name === 'string'))).toEqual({
    'PointeShoes-prod-campaign-chunks': 'CampaignChunksQueue04B632EC',
    'PointeShoes-prod-campaign-events': 'CampaignFeedbackMailQueueDDF000D3',
    'PointeShoes-prod-campaigns': 'CampaignTimesGroup586648E7',
    'PointeShoes-prod-changes-ingestion.fifo': 'KnowledgeIngestionChangesQueue9F744C83',
    'PointeShoes-prod-changes-schedule.fifo': 'SchedulePlansQueue8B578A54',
    'PointeShoes-prod-mail-events': 'MailFeedbackSignInMailQueue9E53C2F4',
    'PointeShoes-prod-posts': 'PlannedPostsGroup9CA76CA8',
    'PointeShoes-prod-visits': 'VisitCountingVisitsQueue1C01177D',
    'PointeShoes-prod-eu-central-1-files': 'SiteFilesAccess949DE1F7',
    'PointeShoes-prod-eu-central-1-headers': 'SiteHeadersB898D494',
    'PointeShoes-prod-eu-central-1-visits': 'SiteVisitRequest64D42665',
    admin: 'IdentityGroupadminE8EA5211',
    editor: 'IdentityGroupeditor47071655',
    moderator: 'IdentityGroupmoderator96070F5B',
    user: 'IdentityGroupuser988B350E',
  });
});
