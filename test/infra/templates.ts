import { Template } from 'aws-cdk-lib/assertions';
import { parseStage } from '#infra/config.ts';
import { SiteStack } from '#infra/stack.ts';
import type { temporaryApps } from '#test/support/temporary-apps.ts';

export const mail = { from: 'no-reply@pointe.dance' };

const templates = new Map<string, Template>();

/** The template of `prod` with these settings. A synthesis takes a second, so each is made once for all files of a worker. */
export const templateOf = (newApp: ReturnType<typeof temporaryApps>, settings: Record<string, unknown> = {}) => {
  const key = JSON.stringify(settings);
  const stage = parseStage('prod', { prod: { mail, ...settings } });
  const template = templates.get(key) ?? Template.fromStack(new SiteStack(newApp(), 'PointeShoes-prod', { stage }));
  templates.set(key, template);
  return template;
};
