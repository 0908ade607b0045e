import { readFile } from 'node:fs/promises';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { BuiltSite, SiteRenderer } from '#contracts/rendering.ts';
import { blogStore } from '#lambdas/blog/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { nowOf, systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import {
  bucketStore,
  changesAnything,
  changesOf,
  renderSite,
  requestRendering,
  siteContent,
} from '#lambdas/render/index.ts';
import { renderEnvironment } from './render.env.ts';
import { itemChanges } from './wiring/item-changes.ts';

const environment = readEnvironment(renderEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('render');
const store = bucketStore(environment.SITE_BUCKET);
/** The site's address: the build does not know which one CloudFront assigns. */
const origin = environment.SITE_URL;

/** The web app as the build of the site left it beside this bundle (`scripts/build/site.ts`). */
const app = async (): Promise<{ renderer: SiteRenderer; site: BuiltSite }> => {
  const file = (name: string) => new URL(`./app/${name}`, import.meta.url);
  const [renderer, site] = await Promise.all([
    import(file('entry-server.js').href) as Promise<SiteRenderer>,
    readFile(file('site.json'), 'utf8'),
  ]);
  return { renderer, site: { ...(JSON.parse(site) as Pick<BuiltSite, 'assets'>), origin } };
};

/** Called by the table's stream, or without records after a deployment: then every page is drawn again. */
export const handler = async (event: Partial<DynamoDBStreamEvent>): Promise<void> => {
  if (!event.Records) return requestRendering(table, nowOf({ clock: systemClock }));
  const changes = changesOf(itemChanges(event.Records));
  if (!changesAnything(changes)) return;
  // Read again for each event: a cached copy could be older than the change.
  const content = siteContent({ catalog: catalogStore(table), blog: blogStore(table, systemClock) });
  const { files } = await renderSite({ ...(await app()), content, store, log }, changes);
  log.info('rendered', { files });
};
