import { confirmationHeader } from '#contracts/http/endpoint.ts';
import { languages } from '#contracts/text/language.ts';
import { content, reference } from './json.ts';

/** The parts that calls have in common. */
export const components = {
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The `token` of the reply to `login`, `answerChallenge` or `refresh`. It is refused as soon as its session is revoked.',
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of the texts in the reply, those of errors among them; Hebrew unless said.',
      schema: { type: 'string', examples: [...languages] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Chosen by the caller, the same for each attempt of one write: for 24 hours an attempt with a known key changes nothing and gets the first reply. The same key with other input is refused (409, `idempotencyConflict`).',
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
    },
    Confirmation: {
      name: confirmationHeader,
      in: 'header',
      description:
        'The `confirmation` of the reply to `confirmSession`, for which the password, and a code of a second factor that is on, was entered again in the last ten minutes. Without it: 403, `confirmationNeeded`.',
      schema: { type: 'string' },
    },
    Cursor: {
      name: 'cursor',
      in: 'query',
      description:
        'The `nextCursor` of the page before; left out for the first page. It cannot be built by the caller.',
      schema: { type: 'string', maxLength: 1024 },
    },
  },
  responses: {
    Problem: {
      description: 'Refused. `code` says why, for programs; `error` says it in the language asked for, for people.',
      headers: {
        'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
      },
      content: content(reference('Problem')),
    },
  },
};

/** The rules of all calls. */
export const introduction = [
  'Fields that a schema does not name are refused (400). Times are ISO 8601, UTC.',
  'Lists answer `items` and, while there are more, `nextCursor`, which is the `cursor` of the next page. A list that does not is bounded, and says by what (`x-bounded`).',
  'A write takes an `Idempotency-Key`, or says why it may be sent again without one (`x-repeatable`).',
  'Refusals have the schema `Problem`.',
  '`x-access` says who may call: everybody (`public`), whoever is logged in (`user`) or administrators (`admin`), of whom the site may require a second factor (403, `secondFactorRequired`).',
  '`x-proof` says what else is asked for: the password again (`password`, 403 `confirmationNeeded`), or the password and a code of the second factor (`secondFactor`, 403 `factorCodeNeeded`).',
  '`x-rate-limit` says how often a call can be made before it is refused (429, with `Retry-After`); all calls together share a limit of the whole service.',
].join('\n\n');
