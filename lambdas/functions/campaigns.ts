import { randomUUID } from 'node:crypto';
import { campaignsEndpoints } from '#contracts/registry/admin-endpoints.ts';
import {
  campaignsRoutes,
  campaignsStore,
  countedPeople,
  deletedCampaigns,
  figuresStore,
  ledgerStore,
  mailsStore,
  mailWriting,
  peopleCounter,
  recipientColumns,
  sesBulkMailer,
  slotClock,
  testMailLimits,
} from '#lambdas/campaigns/index.ts';
import { lettersStore } from '#lambdas/letters/index.ts';
import {
  readAddresses,
  readChosen,
  readerColumns,
  readersRoutes,
  readersStore,
  readPeople,
} from '#lambdas/newsletter/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { findSuppressionBy, liftSuppressionBy } from '#lambdas/platform/mail/account-suppression.ts';
import { mailAccount } from '#lambdas/platform/mail/mail-account.ts';
import { pageProbe } from '#lambdas/platform/network/page-probe.ts';
import { templatesRoutes, templatesStore } from '#lambdas/templates/index.ts';
import { campaignsEnvironment } from './campaigns.env.ts';
import { adminServices } from './wiring/admin-services.ts';
import { campaignSenderBy } from './wiring/campaign-sender.ts';
import { dispatcherCalls } from './wiring/campaign-services.ts';
import { exportHeadings, readerHeading, recipientHeading } from './wiring/export-headings.ts';
import { mailSiteBy } from './wiring/mail-site.ts';

const environment = readEnvironment(campaignsEnvironment);
const { table, log, users, readSettings, audit, handling } = adminServices('campaigns', environment);

const person = async (userId: string) => {
  const user = await users.byId(userId);
  // Who tries a mail out sees where a name stands, also without having given one.
  return { name: user?.mailName || user?.username || '', email: user?.email ?? '' };
};

const site = mailSiteBy(readSettings, environment);
const sender = campaignSenderBy(readSettings, site, environment);
const templates = templatesStore(table);
const people = { users, readers: readersStore(table, clock), clock };
const counted = countedPeople(table);
const probe = pageProbe({ allowLoopback: environment.LOCAL_MAIL_SERVERS === 'allowed' });

export const handler = apiHandler(
  campaignsEndpoints,
  {
    ...templatesRoutes({ templates, audit, clock, newId: randomUUID, sender, person }),
    ...readersRoutes({
      readers: people.readers,
      users,
      audit,
      clock,
      liftSuppression: liftSuppressionBy(),
      findInAccount: findSuppressionBy(),
      addresses: (page) => readAddresses(people, page),
      headings: exportHeadings(readerColumns, readerHeading),
    }),
    ...campaignsRoutes({
      campaigns: campaignsStore(table),
      figures: figuresStore(table),
      ledger: ledgerStore(table, clock),
      deleted: deletedCampaigns(table, clock),
      people: peopleCounter(
        (page) => readPeople(people, page),
        (ids) => readChosen(people, ids),
        counted,
        clock,
      ),
      counted,
      templates,
      writing: mailWriting(site),
      wakes: dispatcherCalls(environment, environment.DISPATCHER),
      account: mailAccount(clock),
      isAlive: (url) => probe(new URL(url, environment.SITE_URL).href),
      mails: mailsStore(table),
      letters: lettersStore(table),
      slots: slotClock(table),
      tests: testMailLimits(table, clock),
      sender,
      bulk: sesBulkMailer(environment.CAMPAIGN_CONFIGURATION_SET),
      readers: people.readers,
      reader: person,
      headings: exportHeadings(recipientColumns, recipientHeading),
      readSettings,
      audit,
      clock,
      log,
      newId: randomUUID,
    }),
  },
  handling,
);
