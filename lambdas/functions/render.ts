import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context, DynamoDBStreamEvent } from 'aws-lambda';
import type { BuiltSite, SiteRenderer } from '#contracts/render/rendering.ts';
import { blogStore } from '#lambdas/blog/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { systemClock as clock, nowOf } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import {
  bucketStore,
  changesAnything,
  changesOf,
  inTurn,
  renderInTurn,
  renderSite,
  requestRendering,
  siteContent,
} from '#lambdas/render/index.ts';
import { pageTextStore, settingsReader, settingsStore } from '#lambdas/settings/index.ts';
import { pageServicesOf } from '#lambdas/site/index.ts';
import { renderEnvironment } from './render.env.ts';
import { itemChanges } from './wiring/item-changes.ts';

const environment = readEnvironment(renderEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('render');
const draw = renderInTurn({ table, clock, newId: randomUUID, log });
const store = bucketStore(environment.SITE_BUCKET);
/** The site's address: the build does not know which one CloudFront assigns. */
const origin = environment.SITE_URL;

/** The web app as the build of the site left it beside this bundle (`scripts/build/site.ts`). */
const app = async (): Promise<{ renderer: SiteRenderer; site: Omit<BuiltSite, 'services'> }> => {
  const file = (name: string) => new URL(`./app/${name}`, import.meta.url);
  const [renderer, site] = await Promise.all([
    import(file('entry-server.js').href) as Promise<SiteRenderer>,
    readFile(file('site.json'), 'utf8'),
  ]);
  return { renderer, site: { ...(JSON.parse(site) as Pick<BuiltSite, 'assets'>), origin } };
};

/** Called by the table's stream, or without records after a deployment: then every page is drawn again. */
export const handler = async (event: Partial<DynamoDBStreamEvent>, context: Context): Promise<void> => {
  if (!event.Records) return requestRendering(table, nowOf({ clock }));
  const changes = changesOf(itemChanges(event.Records));
  if (!changesAnything(changes)) return;
  const built = await app();
  // Half of the time is left for drawing.
  const { files } = await draw(context.getRemainingTimeInMillis() / 2, async (turn) => {
    // Read again for each event, and not before it is our turn: a cached copy could be older than the change.
    const readSettings = settingsReader({ store: settingsStore(table), clock });
    const content = siteContent({
      catalog: catalogStore(table),
      blog: blogStore(table, clock),
      readSettings,
      pageTexts: pageTextStore(table),
      clock,
    });
    const services = pageServicesOf({
      analytics: await readSettings('analytics'),
      edgeAnalytics: await readSettings('edgeAnalytics'),
      integrations: await readSettings('integrations'),
    });
    const site = { ...built.site, services };
    return renderSite({ ...built, site, content, store: inTurn(store, turn), log }, changes);
  });
  log.info('rendered', { files });
};
