import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '#locales/en/errors.json' with { type: 'json' };
import es from '#locales/es/errors.json' with { type: 'json' };
import fr from '#locales/fr/errors.json' with { type: 'json' };
import he from '#locales/he/errors.json' with { type: 'json' };
import ru from '#locales/ru/errors.json' with { type: 'json' };
import { openProduct, type Product, password, type Reply } from '#test/support/product.ts';
import { outcome } from './attempts.ts';
import {
  foreignTypes,
  hostileBodies,
  hostileTexts,
  hugeBody,
  invisibleCharacters,
  sameName,
  wrongValues,
} from './hostile-input.ts';
import { operatorOf } from './operator.ts';
import { type Person, peopleOf } from './people.ts';
import { type AnyEndpoint, type EndpointId, endpoints, newForm, profile } from './sample.ts';
import { sampleCalls } from './sample-calls.ts';

const texts: Record<string, Record<string, string>> = { he, en, ru, fr, es };

let product: Product;
let operator: ReturnType<typeof operatorOf>;
let people: ReturnType<typeof peopleOf>;
let samples: ReturnType<typeof sampleCalls>;
let person: Person;
let administrator: Person;
beforeAll(async () => {
  product = await openProduct();
  operator = operatorOf(product);
  people = peopleOf(product, operator);
  samples = sampleCalls({ product, people, operator });
  [person, administrator] = [await people.someone(), await people.person({ isAdmin: true })];
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const aboutPeople = ['User', 'Username', 'Email', 'UserWord', 'Member', 'RecoveryCodes', 'Challenge'];
/** The table's records of people: the same before and after anything that was refused. */
const stored = async () =>
  (await operator.items([operator.table.name]))
    .filter(({ type }) => aboutPeople.includes(String(type)))
    .map((item) => JSON.stringify(item))
    .sort();

type Headers = Record<string, string>;
let asked = 0;
/** Refused in the language that was asked for, in the one shape of errors. */
const refusal = async (what: string, send: (headers: Headers) => Promise<Reply>): Promise<Reply> => {
  asked += 1;
  const language = Object.keys(texts)[asked % 5] ?? '';
  const reply = await send({ 'accept-language': language });
  expect([what, reply.status >= 400 && reply.status < 500, reply.text]).toEqual([what, true, reply.text]);
  const { error, code, requestId } = reply.body;
  expect([what, error, reply.headers['content-language']]).toEqual([what, texts[language]?.[code], language]);
  expect(requestId).toMatch(/^[\w-]{8,}$/);
  return reply;
};

/** Of the values that are wrong elsewhere, those that mean something here. */
const rightValues: Partial<Record<EndpointId, string[]>> = {
  // A draft may lack what sending demands.
  createTemplate: ['{"texts":{}}'],
  saveTemplate: ['{"texts":{}}'],
  countAudience: ['{"groups":[]}', '{"languages":[]}'],
  saveCampaign: ['{"groups":[]}', '{"languages":[]}', '{"texts":{}}'],
  orderBrands: ['{"ids":["a","b"]}'],
  orderProducts: ['{"ids":["a","b"]}'],
  saveDraft: ['{"version":0}'],
  // A long text is as right as a short one.
  savePageText: ['{"version":0}', JSON.stringify({ text: 'x'.repeat(10_000) })],
  savePassageText: ['{"version":0}'],
  saveSecret: ['{"version":0}'],
  // The version of a profile that was not changed yet.
  updateAccount: ['{"version":0}'],
  updateCategory: ['{"order":0}'],
};
const writing = endpoints
  .filter((endpoint) => 'body' in endpoint)
  .map((endpoint): [EndpointId, AnyEndpoint] => [endpoint.id, endpoint]);
const prepare = async (id: EndpointId, { method, path, access }: AnyEndpoint) => {
  const caller = access === 'admin' ? administrator : await people.someone();
  const sample = await samples[id](caller);
  const token = access === 'public' ? undefined : caller.token;
  const send = (body: string, headers: Headers) =>
    product.send(`${method} ${sample.path ?? path}`, { token, body, headers });
  return { send, valid: sample.body as Record<string, unknown> };
};

/** A body that is longer than its endpoint reads is refused for that. */
const refusalOf = (body: string, endpoint: AnyEndpoint) =>
  'bodyLimit' in endpoint && Buffer.byteLength(body) > endpoint.bodyLimit
    ? [413, 'payloadTooLarge']
    : [400, 'invalidRequest'];

describe('a body that is not what was asked for', () => {
  const prepared: Partial<Record<EndpointId, Awaited<ReturnType<typeof prepare>>>> = {};
  let before: string[];
  beforeAll(async () => {
    for (const [id, endpoint] of writing) prepared[id] = await prepare(id, endpoint);
    before = await stored();
  }, 60_000);

  it.each(writing)(
    'is refused by %s, wrong as a whole or in one value of one field [Q-061, Q-072]',
    async (id, endpoint) => {
      const call = prepared[id];
      if (!call) throw new Error(`${id} was not prepared`);
      const { send, valid } = call;
      // An empty object has no quotes to get wrong.
      const hostile = Object.entries(hostileBodies(valid)).filter(([, body]) => body !== JSON.stringify(valid));
      const wrongAsAWhole = hostile.map(async ([what, body]) => {
        const reply = await refusal(what, (headers) => send(body, headers));
        expect([what, ...outcome(reply)]).toEqual([what, ...refusalOf(body, endpoint)]);
      });
      await Promise.all(wrongAsAWhole);
      const huge = await refusal('huge', (headers) =>
        send(hugeBody(valid, 'bodyLimit' in endpoint ? endpoint.bodyLimit : undefined), headers),
      );
      expect(outcome(huge)).toEqual([413, 'payloadTooLarge']);
      const ofForeignTypes = foreignTypes.map(async (type) => {
        const reply = await refusal(type, (headers) =>
          send(JSON.stringify(valid), { ...headers, 'content-type': type }),
        );
        expect([type, ...outcome(reply)]).toEqual([type, 415, 'unsupportedMediaType']);
      });
      await Promise.all(ofForeignTypes);
      for (const field of Object.keys(valid)) {
        const wrong = wrongValues.map(async (value) => {
          if (rightValues[id]?.includes(JSON.stringify({ [field]: value }))) return;
          const body = JSON.stringify({ ...valid, [field]: value });
          const reply = await refusal(body.slice(0, 200), (headers) => send(body, headers));
          expect([field, value, ...outcome(reply)]).toEqual([field, value, ...refusalOf(body, endpoint)]);
        });
        await Promise.all(wrong);
        if (rightValues[id]?.includes(JSON.stringify({ [field]: {} }))) continue;
        // Of two fields with one name the last one counts: there is no second reader who could see the first.
        const twice = JSON.stringify(valid).replace(/\}$/, `,${JSON.stringify(field)}:{}}`);
        expect((await refusal(`${field} twice`, (headers) => send(twice, headers))).status).toBe(400);
      }
      expect(await stored()).toEqual(before);
    },
  );
});

describe('a text that is not what it seems', () => {
  const create = (form: object) => (headers: Headers) =>
    product.send('POST /users/create', { token: administrator.token, body: { ...newForm(), ...form }, headers });
  const signUp = (form: object) => async (headers: Headers) => {
    const turnstileToken = await operator.botCheck();
    const body = { ...newForm(), ...profile, confirmPassword: password, ...form, turnstileToken };
    return product.send('POST /auth/signup', { body, headers });
  };
  const change = (body: object) => (headers: Headers) =>
    product.send('PATCH /api/account', { token: person.token, body: { version: 0, ...body }, headers });

  it.each(hostileTexts)('is refused in names, places and all other fields: %s [Q-056, S-182]', async (_what, value) => {
    const before = await stored();
    for (const field of ['username', 'location', 'phone', 'birthDate', 'email', 'gender']) {
      for (const form of [create, signUp, ...(/name|email/.test(field) ? [] : [change])]) {
        const { body } = await refusal(field, form({ [field]: value }));
        expect([field, Object.keys(body.fields)]).toEqual([field, [field]]);
      }
    }
    expect(await stored()).toEqual(before);
  });

  it('does not give a second account under a name that looks like the first [S-176, Q-056]', async () => {
    await product.newUser({ username: 'Fiona.Kitri' });
    for (const username of sameName) {
      expect([username, ...outcome(await create({ username })({}))]).toEqual([username, 409, 'usernameTaken']);
    }
    for (const character of invisibleCharacters) {
      const reply = await create({ username: `Fiona${character}.Kitri` })({});
      const what = character.codePointAt(0)?.toString(16);
      expect([what, ...outcome(reply)]).toEqual([what, 400, 'invalidRequest']);
    }
  });

  it('is no id: a code is sent again to nobody by their name or address [Q-061]', async () => {
    for (const userId of ['', ' ', 'a b', person.username, person.email, person.id.toUpperCase(), `${person.id} `]) {
      const reply = await refusal(userId, (headers) =>
        product.send('POST /auth/signup/resend', { body: { userId, language: 'en' }, headers }),
      );
      expect([userId, ...outcome(reply)]).toEqual([userId, 400, 'invalidRequest']);
    }
  });

  it('is a wrong password like any other [S-242]', async () => {
    for (const guess of ['\0', '\ud800', '\u202e', 'x'.repeat(256), "' OR '1'='1"]) {
      expect(outcome(await people.logIn(person.username, guess))).toEqual([401, 'invalidCredentials']);
    }
  });
});
