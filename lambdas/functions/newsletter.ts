import { newsletterEndpoints } from '#contracts/registry/site-endpoints.ts';
import { countWrites } from '#lambdas/analytics/index.ts';
import { ledgerStore } from '#lambdas/campaigns/index.ts';
import { mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import { newsletterRoutes } from '#lambdas/newsletter/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { liftSuppressionBy } from '#lambdas/platform/mail/account-suppression.ts';
import { newsletterEnvironment } from './newsletter.env.ts';
import { accountServices } from './wiring/account-services.ts';
import { botCheckBy } from './wiring/bot-check.ts';
import { noteUnsubscribedIn } from './wiring/note-unsubscribed.ts';
import { welcomeMailBy } from './wiring/welcome-mail.ts';

const environment = readEnvironment(newsletterEnvironment);
const { table, app, readMoment, services, handling } = accountServices('newsletter', environment);

export const handler = apiHandler(
  newsletterEndpoints,
  newsletterRoutes({
    ...services,
    botCheck: botCheckBy({ table, app, readMoment, services }),
    noteUnsubscribed: noteUnsubscribedIn(ledgerStore(table, services.clock), handling.log),
    countSignUp: () => countWrites(table, services.readSettings, services.clock)('newsletterSignUps'),
    welcomeIn: welcomeMailBy({
      ...{ table, environment, readSettings: services.readSettings, log: handling.log },
      noteFailure: mailFailuresStore(table, services.clock).note,
    }),
    liftSuppression: liftSuppressionBy(),
  }),
  { log: handling.log, prepare: handling.prepare, usage: handling.usage },
);
