import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import enCommon from '#locales/en/common.json' with { type: 'json' };
import en from '#locales/en/errors.json' with { type: 'json' };
import esCommon from '#locales/es/common.json' with { type: 'json' };
import es from '#locales/es/errors.json' with { type: 'json' };
import frCommon from '#locales/fr/common.json' with { type: 'json' };
import fr from '#locales/fr/errors.json' with { type: 'json' };
import heCommon from '#locales/he/common.json' with { type: 'json' };
import he from '#locales/he/errors.json' with { type: 'json' };
import ruCommon from '#locales/ru/common.json' with { type: 'json' };
import ru from '#locales/ru/errors.json' with { type: 'json' };
import { operatorOf } from '#test/security/operator.ts';
import { type Person, peopleOf } from '#test/security/people.ts';
import { newForm, profile } from '#test/security/sample.ts';
import { brandForm, draftText, languagePath } from '#test/support/content.ts';
import { eventually } from '#test/support/eventually.ts';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';

const texts = { he, en, ru, fr, es };
const names = { he: heCommon, en: enCommon, ru: ruCommon, fr: frCommon, es: esCommon };

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let person: Person;
let admin: string;
beforeAll(async () => {
  product = await openProduct({ publishing: true, patience: 1 });
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  [person, admin] = [await people.person(), await product.admin()];
}, 60_000);
afterAll(() => product.close());

const clear = () => product.send('DELETE /__local/api/faults');
afterEach(clear);
const fault = async (body: object): Promise<void> => {
  const { status, text } = await product.send('POST /__local/api/faults', { body });
  if (status !== 201) throw new Error(text);
};
/** An honest refusal: what is the matter, in words, when to come again, and nothing of what went on behind. */
const isAway = (
  { status, headers, body, text }: Reply,
  language: keyof typeof texts = 'en',
  code: 'unavailable' | 'mailNotSent' = 'unavailable',
): void => {
  expect([status, body], text.slice(0, 200)).toEqual([
    503,
    {
      error: texts[language][code],
      code,
      requestId: expect.stringMatching(/^[\w-]+$/),
      retryAfter: 5,
    },
  ]);
  expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store']);
};
const signUp = async (form: object) =>
  product.send('POST /auth/signup', {
    body: { ...form, confirmPassword: password, ...profile, turnstileToken: await operator.botCheck() },
  });
/** Signs up with this name and address, confirms with the mailed code, and logs in. */
const joins = async (form: ReturnType<typeof newForm>): Promise<void> => {
  const { status, body } = await signUp(form);
  expect([status, body.requiresVerification]).toEqual([200, true]);
  const { call } = await identityEndpoint(product);
  const code = await product.mailedCode(form.email);
  expect((await call('ConfirmSignUp', { Username: body.userId, ConfirmationCode: code })).status).toBe(200);
  expect((await people.logIn(form.username)).status).toBe(200);
};
const poolUsers = async (email: string): Promise<number> => {
  const { cognito, userPoolId: UserPoolId } = operator;
  return (await cognito.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }))).Users?.length ?? 0;
};
/** The parts that no fault here may touch: pages, the app's settings, the health check. */
const restIsFine = async () => {
  for (const route of ['GET /?lang=he', 'GET /api/config/site', 'HEAD /api/health']) {
    expect([route, (await product.send(route)).status < 300]).toEqual([route, true]);
  }
};

describe('the table away', () => {
  it('is told in the language of the caller, and is over with its cause', async () => {
    await fault({ service: 'dynamodb', kind: 'cut' });
    for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
      isAway(await product.send(`GET /api/brands?lang=${language}`), language);
    }
    isAway(await people.logIn(person.username));
    isAway(await product.send('GET /api/account', { token: person.token }));
    isAway(await product.send('GET /api/admin/posts', { token: admin }));
    await restIsFine();
    await clear();
    for (const route of ['GET /api/brands?lang=he', 'GET /api/account', 'GET /api/admin/posts']) {
      const { status } = await product.send(route, { token: admin });
      expect([route, status]).toEqual([route, 200]);
    }
    expect((await people.logIn(person.username)).status).toBe(200);
  });

  it('is not noticed by who reads what the function has in memory', async () => {
    const read = () => product.send('GET /api/brands/bloch?lang=ru');
    expect((await read()).status).toBe(200);
    await fault({ service: 'dynamodb', kind: 'error' });
    expect((await read()).status).toBe(200);
    isAway(await product.send('GET /api/brands/bloch?lang=es'), 'es');
  });

  it('throttled for a moment costs time, not the request; for longer, it is said so', async () => {
    await fault({ service: 'dynamodb', kind: 'throttle', count: 1 });
    expect((await product.send('GET /api/brands/bloch?lang=fr')).status).toBe(200);
    await fault({ service: 'dynamodb', kind: 'throttle' });
    const throttled = ['GET /api/blog/posts?lang=en', 'GET /users/list', 'POST /api/admin/brands'].map((route) =>
      product.send(route, {
        token: admin,
        ...(route.startsWith('POST') ? { body: { id: 'throttled', brand: brandForm() } } : {}),
      }),
    );
    for (const reply of await Promise.all(throttled)) isAway(reply);
    await clear();
    expect((await product.send('GET /api/brands/throttled')).status).toBe(404);
  });
});

describe('Cognito away', () => {
  it('keeps nobody from what needs no password, and locks nobody out', async () => {
    await fault({ service: 'cognito-idp', kind: 'cut' });
    for (let attempt = 0; attempt < 7; attempt += 1) isAway(await people.logIn(person.username));
    const body = { currentPassword: password, newPassword: 'Pas-de-deux-at-ten!' };
    isAway(await product.send('POST /api/account/password', { token: person.token, body }));
    expect((await product.send('GET /api/account', { token: person.token })).status).toBe(200);
    await restIsFine();
    await clear();
    expect((await people.logIn(person.username)).status).toBe(200);
  });

  it('throttled is no refusal of the one who calls', async () => {
    await fault({ service: 'cognito-idp', kind: 'throttle' });
    isAway(await people.logIn(person.username));
  });

  it('leaves no half-made user: the same key finishes the creation, and a lost reply does no harm', async () => {
    const create = async (form: object, key: string) =>
      product.send('POST /users/create', { token: admin, body: form, headers: { 'idempotency-key': key } });
    const form = newForm();
    await fault({ service: 'cognito-idp', kind: 'cut' });
    isAway(await create(form, 'creation-cut-off'));
    await clear();
    expect((await create(form, 'creation-cut-off')).status).toBe(201);
    const other = newForm();
    await fault({ service: 'cognito-idp', kind: 'loseReply', call: 'AdminCreateUser', count: 1 });
    expect((await create(other, 'creation-unheard')).status).toBe(201);
    for (const { username } of [form, other]) expect((await people.logIn(username)).status).toBe(200);
  });
});

describe('SES away', () => {
  it('tells the same to a free and to a taken address; afterwards the sign-up goes through', async () => {
    await fault({ service: 'ses', kind: 'throttle' });
    const [form, taken] = [newForm(), { ...newForm(), email: person.email }];
    for (const reply of await Promise.all([signUp(form), signUp(taken)])) isAway(reply, 'en', 'mailNotSent');
    await restIsFine();
    await clear();
    await joins(form);
    // The failed attempt's user at the pool is gone.
    expect(await poolUsers(form.email)).toBe(1);
  });

  it('keeps nobody from signing up, nor does a reply of the pool that is lost', async () => {
    const form = newForm();
    await fault({ service: 'cognito-idp', kind: 'loseReply', call: 'SignUp', count: 1 });
    await joins(form);
  });

  it('leaves an invitation unfinished until its mail can be sent, and says so in the language of the caller', async () => {
    const { password: _none, ...form } = newForm();
    const invite = (language: string) =>
      product.send('POST /users/create', {
        token: admin,
        body: form,
        headers: { 'idempotency-key': 'an-unsent-invitation', 'accept-language': language },
      });
    await fault({ service: 'ses', kind: 'error' });
    for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
      isAway(await invite(language), language, 'mailNotSent');
    }
    await clear();
    expect((await invite('en')).status).toBe(201);
    expect((await product.mails(form.email)).length).toBe(1);
  });

  it('is seen by administrators: which mails were not sent, and hardly to whom', async () => {
    const changing = await people.person();
    const { password: _none, ...invited } = newForm();
    const passwords = { currentPassword: password, newPassword: 'Pas-de-deux-at-nine!' };
    await fault({ service: 'ses', kind: 'error' });
    await Promise.all([
      product.send('POST /users/create', {
        token: admin,
        body: invited,
        headers: { 'idempotency-key': 'unsent-and-listed' },
      }),
      product.send('POST /api/account/password', { token: changing.token, body: passwords }),
    ]);
    const { body, text } = await product.send('GET /api/admin/mail-failures', { token: admin });
    for (const kind of ['accountCreated', 'passwordChanged']) {
      expect(body.items).toContainEqual(expect.objectContaining({ kind, provider: 'ses', reason: 'notReached' }));
    }
    expect(body.counts.day).toBeGreaterThanOrEqual(2);
    for (const { email } of [invited, changing]) expect(text).not.toContain(email);
  });

  it('stops no change that is only announced by mail', async () => {
    const changing = await people.person();
    await fault({ service: 'ses', kind: 'error' });
    const body = { currentPassword: password, newPassword: 'Pas-de-deux-at-ten!' };
    const { status, text } = await product.send('POST /api/account/password', { token: changing.token, body });
    expect(status, text).toBeLessThan(300);
    expect((await people.logIn(changing.username, body.newPassword)).status).toBe(200);
  });
});

describe('S3, the queue and the scheduler away', () => {
  it('is told to visitors of a page in words and colours of the site, and to programs as ever', async () => {
    await fault({ service: 's3', kind: 'error', status: 503, caller: 'Pages' });
    for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
      const { status, headers, text } = await product.send(`GET /no/such/page?lang=${language}`);
      expect([status, headers['retry-after'], headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
      expect(text).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">`);
      const sentence = texts[language].unavailable.replaceAll("'", '&#39;');
      // It names no site: administrators may have given theirs another name.
      for (const element of ['title', 'h1']) expect(text).toContain(`<${element}>${sentence}</${element}>`);
      expect(text).not.toContain(names[language].siteName);
      expect(text).toContain('prefers-color-scheme:dark');
      expect(text).not.toMatch(/<script|<link|\ssrc=| style=/);
    }
    expect((await product.send('GET /api/no/such')).body.code).toBe('notFound');
    await clear();
    expect((await product.send('GET /no/such/page?lang=fr')).status).toBe(404);
  });

  it('is told to whoever uploads, and to nobody else', async () => {
    const upload = { type: 'image/png', bytes: 100 };
    const begun = await product.send('POST /api/admin/pictures/uploads', { token: admin, body: upload });
    expect(begun.status, begun.text).toBeLessThan(300);
    await fault({ service: 's3', kind: 'error', status: 503, caller: 'Editing' });
    isAway(await product.send('POST /api/admin/pictures', { token: admin, body: { uploadId: begun.body.uploadId } }));
    expect((await product.send('GET /api/admin/posts', { token: admin })).status).toBe(200);
    await restIsFine();
  });

  it('publishes a planned post on time although the queue and the scheduler were away when it was planned', async () => {
    const write = async (route: string, body: object) => (await product.send(route, { token: admin, body })).body;
    const queue = async () => {
      const queues: { queue: string; inFlight: number }[] = (await product.send('GET /__local/api/queues')).body;
      return queues.find((each) => each.queue.endsWith('-changes-schedule.fifo'));
    };
    // The function that hands changes on is cut off, then its reply is lost; what it sends again arrives once.
    await fault({ service: 'sqs', kind: 'error', call: 'SendMessageBatch', count: 3 });
    await fault({ service: 'sqs', kind: 'loseReply', call: 'SendMessageBatch', count: 1 });
    await fault({ service: 'scheduler', kind: 'throttle', count: 2 });
    const { id, languages } = await write('POST /api/admin/posts', { language: 'en', title: 'Later' });
    const text = draftText({ slug: 'later-on', title: 'Later' });
    const { version } = await write(`PUT ${languagePath(id, 'en')}`, { version: languages.en.version, text });
    const publishAt = new Date(product.clock.now() + 86_400_000).toISOString();
    await write(`POST ${languagePath(id, 'en')}/publish`, { version, publishAt });
    const schedules = async () => {
      const all: { group: string }[] = (await product.send('GET /__local/api/schedules')).body;
      return all.filter(({ group }) => group.endsWith('-posts'));
    };
    await eventually(
      async () => (await product.send('GET /__local/api/faults')).body,
      (faults: object[]) => faults.length === 0,
    );
    // The reader has failed: it hears of the plan again a minute later.
    await eventually(queue, (state) => state?.inFlight === 1);
    expect(await schedules()).toEqual([]);
    await product.clock.advance(61_000);
    await eventually(schedules, (all: object[]) => all.length === 1);
    await eventually(queue, (state) => state?.inFlight === 0);
    expect((await product.send('GET /api/blog/posts/later-on?lang=en')).status).toBe(404);
    await product.clock.advance(86_400_000);
    expect((await product.send('GET /api/blog/posts/later-on?lang=en')).status).toBe(200);
    await product.clock.reset();
  });
});

/** Both wait by the clock of the machine, so they wait together. */
describe('services that hang, or fail for a while', () => {
  const callersOfHangingServices = async () => {
    const started = performance.now();
    const upload = { type: 'image/png', bytes: 100 };
    const replies = await Promise.all([
      product.send('GET /api/products?lang=en'),
      people.logIn(person.username),
      product
        .send('POST /api/admin/pictures/uploads', { token: admin, body: upload })
        .then(({ body: { uploadId } }) =>
          product.send('POST /api/admin/pictures', { token: admin, body: { uploadId } }),
        ),
      product.send('GET /api/account', { token: person.token }),
    ]);
    const mine = replies.pop();
    for (const reply of replies) isAway(reply);
    expect(mine?.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
    const { body } = await product.send('GET /__local/api/calls');
    const failed = Object.values<{ error?: string }[]>(body).flatMap((calls) =>
      calls.flatMap(({ error = [] }) => error),
    );
    expect(failed.filter((error) => error.includes('timed out'))).toEqual([]);
  };
  const pageOfAChange = async () => {
    const body = { id: 'patience', brand: brandForm() };
    expect((await product.send('POST /api/admin/brands', { token: admin, body })).status).toBe(201);
    const page = await eventually(
      () => product.send('GET /brand/patience?lang=he'),
      ({ status }) => status === 200,
    );
    expect(page.text).toContain('בית מלאכה קטן בחיפה');
  };

  it('have their callers told in time; a change waits for its page, which is drawn as soon as it can be', async () => {
    const hang = { kind: 'delay', milliseconds: 60_000 };
    await fault({ service: 'dynamodb', ...hang, caller: 'Content' });
    await fault({ service: 'cognito-idp', ...hang, caller: 'Auth' });
    await fault({ service: 's3', ...hang, caller: 'Editing' });
    await fault({ service: 's3', kind: 'error', call: 'PutObject', caller: 'Render', count: 6 });
    await Promise.all([callersOfHangingServices(), pageOfAChange()]);
  });
});
