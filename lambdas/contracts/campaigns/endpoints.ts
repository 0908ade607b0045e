import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { templateIdSchema, textsLimit } from '../templates/endpoints.ts';
import { filledMailSchema } from '../templates/filled-mail.ts';
import { requiredLine } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { campaignFormSchema, campaignSchema, chosenPeopleSchema } from './campaign.ts';
import { campaignIdSchema, sendTimeSchema } from './overview.ts';

export const ofCampaign = z.strictObject({ id: campaignIdSchema });
const byVersion = z.strictObject({ version: versionSchema });
/** The parts that all calls share that change a campaign. */
export const campaignChange = { access: 'admin', idempotent: true, pathParameters: ofCampaign } as const;

export const getCampaign = endpoint({
  id: 'getCampaign',
  method: 'GET',
  path: '/api/admin/campaigns/{id}',
  access: 'admin',
  pathParameters: ofCampaign,
  responses: { 200: campaignSchema, 404: problemSchema, ...adminRefusals },
});

/** A language of it as the caller would get it: as it was sent, else as it is written. Nothing is sent or kept. */
export const showCampaignMail = endpoint({
  id: 'showCampaignMail',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/mails/{language}',
  access: 'admin',
  pathParameters: z.strictObject({ id: campaignIdSchema, language: languageSchema }),
  responses: { 200: filledMailSchema, 404: problemSchema, ...adminRefusals },
});

/** Blank, or with category and texts of a template, or of another campaign; for people who were chosen, or for groups. */
export const createCampaign = endpoint({
  id: 'createCampaign',
  method: 'POST',
  path: '/api/admin/campaigns',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    name: requiredLine(100),
    template: z.optional(templateIdSchema),
    copyOf: z.optional(campaignIdSchema),
    people: z.optional(chosenPeopleSchema.check(z.minLength(1))),
  }),
  responses: { 201: campaignSchema, 404: problemSchema, ...adminRefusals },
});

/** Of a draft. */
export const saveCampaign = endpoint({
  id: 'saveCampaign',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}',
  ...campaignChange,
  bodyLimit: textsLimit,
  body: z.extend(campaignFormSchema, { version: versionSchema }),
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** Anything but one that is being sent or stands still. The links in mails that were sent keep working. */
export const deleteCampaign = endpoint({
  id: 'deleteCampaign',
  method: 'DELETE',
  path: '/api/admin/campaigns/{id}',
  ...campaignChange,
  responses: { 204: undefined, ...changeRefusals },
});

/** At a time that the writer sets. */
export const scheduleCampaign = endpoint({
  id: 'scheduleCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/schedule',
  ...campaignChange,
  confirmed: true,
  body: z.strictObject({ version: versionSchema, plan: sendTimeSchema }),
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** Now: after the seconds of a setting, in which it can still be taken back. */
export const sendCampaign = endpoint({
  id: 'sendCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/send',
  ...campaignChange,
  confirmed: true,
  body: byVersion,
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** Makes a scheduled campaign a draft again. Once this has answered, no mail of it is sent. */
export const unscheduleCampaign = endpoint({
  id: 'unscheduleCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/unschedule',
  ...campaignChange,
  body: byVersion,
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** Lists its letters on the site for everybody, each in its language, or takes them from the list. */
export const publishLetters = endpoint({
  id: 'publishLetters',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/letters',
  ...campaignChange,
  body: z.strictObject({ isPublic: z.boolean() }),
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** Mails that are being handed over are finished; no other one is begun after this has answered. */
export const pauseCampaign = endpoint({
  id: 'pauseCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/pause',
  ...campaignChange,
  responses: { 200: campaignSchema, ...changeRefusals },
});

export const resumeCampaign = endpoint({
  id: 'resumeCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/resume',
  ...campaignChange,
  confirmed: true,
  responses: { 200: campaignSchema, ...changeRefusals },
});

/** For good: who has no mail yet gets none. */
export const cancelCampaign = endpoint({
  id: 'cancelCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/cancel',
  ...campaignChange,
  responses: { 200: campaignSchema, ...changeRefusals },
});
