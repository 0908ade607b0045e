import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { successStatus } from '#contracts/http/endpoint.ts';
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';
import { type AnyEndpoint, endpoints } from './sample.ts';
import { changesCaller, sampleCalls } from './sample-calls.ts';

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let samples: ReturnType<typeof sampleCalls>;
/** Tokens with a good signature that must count for nothing, by whose they are. */
const worthless: Record<string, string> = {};

const asAdmin = async (route: string, body?: unknown): Promise<Reply> => {
  const reply = await product.send(route, { token: await product.admin(), body });
  expect(reply.status, route).toBeLessThan(300);
  return reply;
};
const update = (id: string, change: unknown) => asAdmin(`PATCH /users/update/${id}`, change);

/** Everybody who may do what a user may, and what makes them one. */
const standings = {
  'a user': () => people.someone(),
  'a moderator': () => withRole('moderator'),
  'an editor': () => withRole('editor'),
  'an administrator': () => people.person({ isAdmin: true }),
  'an administrator who was demoted since they logged in': async () => {
    const former = await people.person({ isAdmin: true });
    await update(former.id, { isAdmin: false });
    return former;
  },
} satisfies Record<string, () => Promise<Person>>;
const withRole = async (role: string): Promise<Person> => {
  const { username, id, email } = await people.someone();
  await update(id, { roles: [role] });
  return { username, id, email, token: await people.tokenOf(username) };
};

/** The token of a login that still waits for its code. Only the operator can have it: the product throws it away. */
const pendingToken = async (): Promise<string> => {
  const { id, username, email, token } = await people.someone();
  await people.useMailedCodes({ id, username, email, token });
  expect((await people.logIn(username)).body).toMatchObject({ challenge: 'email' });
  const sessions = (await operator.items()).map(({ data }) => data as Record<string, string> | undefined);
  const waiting = sessions.find((session) => session?.userId === id && session.state === 'pending');
  return (await operator.identity.refresh(id, String(waiting?.refreshToken))).accessToken;
};
/** The token of a login at the pool itself, of which the product knows nothing. */
const unknownToken = async (): Promise<string> => {
  const result = await operator.identity.checkPassword((await product.newUser()).id, password);
  return result.kind === 'tokens' ? result.tokens.accessToken : '';
};
const tokenAfter = async (act: (person: Person) => Promise<unknown>): Promise<string> => {
  const person = await people.person({ isAdmin: true });
  await act(person);
  return person.token;
};

beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  samples = sampleCalls({ product, people, operator });
  Object.assign(worthless, {
    'whose session was revoked': await tokenAfter(async ({ id }) => {
      const { items } = (await asAdmin(`GET /sessions/list?user_id=${id}`)).body;
      for (const session of items) await asAdmin(`DELETE /sessions/revoke/${session.id}`);
    }),
    'who logged out': await tokenAfter(({ token }) => product.send('POST /auth/logout', { token })),
    'who is disabled': await tokenAfter(({ id }) => update(id, { enabled: false })),
    'who was deleted': await tokenAfter(({ id }) => asAdmin(`DELETE /users/delete/${id}`)),
    'whose login waits for its code': await pendingToken(),
    'whom the pool let in but not the product': await unknownToken(),
  });
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const withAccess = (wanted: AnyEndpoint['access']) =>
  endpoints.filter(({ access }) => access === wanted).map((endpoint) => [endpoint.id, endpoint] as const);

/** One valid call of an endpoint, made for its owner; `as` sends it with any token. */
const prepare = async (endpoint: AnyEndpoint, owner: Person) => {
  const { path = endpoint.path, body, status = successStatus(endpoint) } = await samples[endpoint.id](owner);
  const method = endpoint.method === 'ANY' ? 'GET' : endpoint.method;
  return { status, as: (token: string | undefined) => product.send(`${method} ${path}`, { token, body }) };
};

/** Without a token the gateway refuses by itself; with one that counts for nothing, the function does. */
const expectRefusals = async (as: (token: string | undefined) => Promise<Reply>) => {
  const anonymous = await as(undefined);
  expect([anonymous.status, anonymous.body]).toEqual([401, { message: 'Unauthorized' }]);
  expect(anonymous.headers['www-authenticate']).toBe('Bearer');
  const refused = Object.entries(worthless).map(async ([whose, token]) => {
    const reply = await as(token);
    expect([reply.status, reply.body.code], `somebody ${whose}`).toEqual([401, 'authenticationRequired']);
  });
  await Promise.all(refused);
};

describe('the registry', () => {
  it('has a sample call for every endpoint, and no sample is left over', () => {
    expect(endpoints.map(({ id }) => id).sort()).toEqual(Object.keys(samples).sort());
    expect(withAccess('admin').length + withAccess('user').length + withAccess('public').length).toBe(endpoints.length);
  });

  it('keeps to itself what belongs to somebody: what is not public is under the API’s own prefixes', () => {
    const open = withAccess('public').map(([id]) => id);
    expect(open.sort()).toEqual(
      [
        ...[
          'checkHealth',
          'getSiteConfig',
          'getAnalyticsConfig',
          'getEdgeAnalyticsConfig',
          'getTelemetryConfig',
          'getChatTexts',
          'listBrands',
          'getBrand',
          'listPosts',
          'listLetters',
          'getLetter',
          'getPost',
          'listProducts',
          'listModels',
          'showNotFound',
        ],
        ...['getBotCheck', 'login', 'signUp', 'resendSignUpCode', 'verify', 'answerChallenge', 'resendChallengeCode'],
        ...['requestPasswordReset', 'resetPassword', 'acceptInvitation', 'undoEmailChange', 'logError', 'reportVisits'],
        ...['subscribe', 'confirmSubscription', 'readMailPreferences', 'saveMailPreferences'],
        ...['unsubscribe', 'showUnsubscribe'],
        ...['getBeacon', 'reportVisit', 'sendTelemetry'],
        ...['askHybrid', 'askWithRag', 'ask', 'rateAnswer', 'getAnsweringKnowledge'],
      ].sort(),
    );
  });
});

describe('everybody may', () => {
  let person: Person;
  beforeAll(async () => {
    person = await people.someone();
  });

  it.each(withAccess('public'))('%s, with any token or none', async (_id, endpoint) => {
    const visit = async (token: string | undefined) => {
      const { as, status } = await prepare(endpoint, person);
      expect((await as(token)).status, `with ${token}`).toBe(status);
    };
    await Promise.all([undefined, 'no.to.ken', worthless['who is disabled'], await product.admin()].map(visit));
  });
});

describe('only who is logged in may', () => {
  const everybody: [keyof typeof standings, Person][] = [];
  beforeAll(async () => {
    for (const who of Object.keys(standings) as (keyof typeof standings)[]) {
      everybody.push([who, await standings[who]()]);
    }
  });

  it.each(withAccess('user'))('%s, whatever else they are [S-193, S-196, Q-060, Q-061]', async (id, endpoint) => {
    // Where a call uses up its caller, two of the standings make it, each time as a new user.
    const spends = changesCaller.includes(id);
    const callers = spends ? everybody.filter(([who]) => /^a user$|demoted/.test(who)) : everybody;
    for (const [who, somebody] of callers) {
      const person = spends ? await standings[who]() : somebody;
      const { as, status } = await prepare(endpoint, person);
      if (who === 'a user') await expectRefusals(as);
      expect((await as(person.token)).status, who).toBe(status);
    }
  });
});

describe('only an administrator may', () => {
  let administrator: Person;
  const others: Record<string, Person> = {};
  beforeAll(async () => {
    administrator = await standings['an administrator']();
    for (const [who, standing] of Object.entries(standings)) {
      if (who !== 'an administrator') others[who] = await standing();
    }
  });

  it.each(withAccess('admin'))(
    '%s: the same call of anybody else does nothing [S-196, Q-060, Q-061]',
    async (_id, endpoint) => {
      const { as, status } = await prepare(endpoint, administrator);
      await expectRefusals(as);
      const refused = Object.entries(others).map(async ([who, { token }]) => {
        const reply = await as(token);
        expect([reply.status, reply.body.code], who).toEqual([403, 'forbidden']);
      });
      await Promise.all(refused);
      expect((await as(administrator.token)).status).toBe(status);
    },
  );
});
