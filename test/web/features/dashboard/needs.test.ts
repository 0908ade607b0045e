import { describe, expect, it } from 'vitest';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { gapsOf } from '#contracts/catalog/text-gaps.ts';
import type { WaitingUser } from '#contracts/dashboard/endpoints.ts';
import {
  alarmNeeds,
  campaignNeeds,
  catalogNeeds,
  errorNeeds,
  mailNeeds,
  postNeeds,
  questionNeeds,
  waitingNeeds,
} from '#web/features/dashboard/model/needs.ts';
import { someBrand, someProduct } from '../catalog-editing/records.ts';
import { published, somePost } from './posts.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const whole = { he: 'א', en: 'a', ru: 'а', fr: 'a', es: 'a' };
const lists = { he: ['א'], en: ['a'], ru: ['а'], fr: ['a'], es: ['a'] };
const complete = { tagline: whole, description: whole, history: lists, keyFeatures: lists, popularModels: [] };

describe('what waits for somebody', () => {
  it('is nothing where all is well', () => {
    const everywhere = { he: published, en: published, ru: published, fr: published, es: published };
    expect(errorNeeds({ items: [], open: 0 })).toEqual([]);
    expect(waitingNeeds({ items: [], more: false }, now)).toEqual([]);
    expect(postNeeds([])).toEqual([]);
    expect(postNeeds([somePost('a', everywhere)])).toEqual([]);
    const gaps = { brands: gapsOf([someBrand(complete)]), shoes: gapsOf([someProduct({ description: whole })]) };
    expect(catalogNeeds(gaps)).toEqual([]);
  });

  it('are questions that the assistant could not answer, with the most frequent', () => {
    const last = '2026-11-21T11:00:00.000Z';
    const items = [{ id: 'q', language: 'he', text: 'שאלה', unknown: 2, notHelpful: 1, last }] as const;
    expect(questionNeeds({ items: [], total: 0 })).toEqual([]);
    expect(questionNeeds({ items, total: 12 })).toEqual([
      { kind: 'questions', count: 12, to: '/admin/ai', details: [{ text: 'שאלה', language: 'he', time: last }] },
    ]);
  });

  it('are open errors, with the newest', () => {
    const group = { state: 'open', count: 3, firstSeen: '', lastSeen: '2026-11-21T11:00:00.000Z' } as const;
    const items = ['No ribbon', 'No box'].map((message) => ({ ...group, id: message, message }));
    expect(errorNeeds({ items, open: 205 })).toEqual([
      {
        kind: 'errors',
        count: 205,
        to: '/admin/errors',
        details: [{ text: 'No ribbon', time: '2026-11-21T11:00:00.000Z' }],
      },
    ]);
  });

  it('are alarms in their own words, and mails of the last day that nobody took', () => {
    const alarms = [1, 2, 3].map((n) => ({
      text: `Errors: nobody can log in ${n}.`,
      since: '2026-11-21T11:00:00.000Z',
    }));
    expect(alarmNeeds([])).toEqual([]);
    // An English sentence, shown whole.
    expect(alarmNeeds(alarms)).toMatchObject([
      { kind: 'alarms', count: 3, details: [{ text: alarms[0]?.text, language: 'en', whole: true }, {}] },
    ]);
    expect(mailNeeds({ items: [], day: 0 })).toEqual([]);
    const failed = { kind: 'loginCode', language: 'he', provider: 'smtp', reason: 'refused' } as const;
    const items = [{ ...failed, recipient: 'd***@g***.com', time: '2026-11-21T11:00:00.000Z' }];
    expect(mailNeeds({ items, day: 7 })).toMatchObject([
      { kind: 'mails', count: 7, to: '/admin/errors?tab=mails', details: [{ text: 'd***@g***.com' }] },
    ]);
  });

  it('are campaigns that stand still, that came to nothing lately, and that are to come, the next one first', () => {
    const campaign = (id: string, status: CampaignOverview['status'], more: Partial<CampaignOverview> = {}) => ({
      ...{ id, status, name: id, version: 1, category: 'newsletter' as const, groups: [], languages: [], subject: '' },
      ...{ created: '2026-11-01T00:00:00.000Z', updated: '2026-11-20T00:00:00.000Z', ...more },
    });
    const needs = campaignNeeds(
      [
        campaign('later', 'scheduled', { sendAt: '2026-12-02T08:00:00.000Z' }),
        campaign('next', 'scheduled', { sendAt: '2026-12-01T08:00:00.000Z' }),
        campaign('held', 'paused'),
        campaign('lately', 'failed'),
        campaign('long-ago', 'failed', { updated: '2026-11-01T00:00:00.000Z' }),
        ...(['draft', 'sending', 'sent', 'cancelled'] as const).map((status) => campaign(status, status)),
      ],
      now,
    );
    expect(needs.map(({ kind, count, to }) => [kind, count, to])).toEqual([
      ['paused', 1, '/admin/email?status=paused'],
      ['failed', 1, '/admin/email?status=failed'],
      ['planned', 2, '/admin/email?status=scheduled'],
    ]);
    expect(needs[2]?.details).toMatchObject([
      { text: 'next', time: '2026-12-01T08:00:00.000Z', to: '/admin/email/next' },
      { text: 'later' },
    ]);
  });

  it('are people who have waited for more than an hour', () => {
    const waiting = (username: string, created: string): WaitingUser => ({
      id: username,
      username,
      email: '',
      created,
      expires: '',
    });
    const items = [waiting('new', '2026-11-21T11:00:00.000Z'), waiting('old', '2026-11-21T10:59:59.000Z')];
    expect(waitingNeeds({ items: items.slice(0, 1), more: false }, now)).toEqual([]);
    expect(waitingNeeds({ items, more: true }, now)).toEqual([
      {
        kind: 'waiting',
        count: 1,
        more: true,
        to: '?tab=users',
        details: [{ text: 'old', time: '2026-11-21T10:59:59.000Z' }],
      },
    ]);
  });

  it('are posts, each kind with the list that is narrowed to it', () => {
    const posts = [
      somePost('a b', {
        he: { state: 'scheduled', title: 'Satin', publishAt: '2026-12-01T09:00:00.000Z' },
        en: { ...published, staleParagraphs: 1 },
        fr: published,
        es: published,
      }),
    ];
    expect(postNeeds(posts)).toEqual([
      {
        kind: 'scheduled',
        count: 1,
        to: '/admin/blog?state=scheduled',
        details: [
          { text: 'Satin', language: 'he', time: '2026-12-01T09:00:00.000Z', to: '/admin/blog/a%20b?language=he' },
        ],
      },
      { kind: 'behind', count: 1, to: '/admin/blog?state=behind', details: [] },
      {
        kind: 'posts',
        count: 1,
        to: '/admin/blog',
        details: [{ text: '', language: 'ru', count: 1, to: '/admin/blog?missing=ru' }],
      },
    ]);
  });

  it('are brands and shoes, by language', () => {
    const needs = catalogNeeds({
      brands: gapsOf([someBrand({ ...complete, tagline: { ...whole, fr: '' } })]),
      shoes: gapsOf([
        someProduct({ description: { he: 'א', en: 'a', ru: 'а', fr: 'a' } }),
        someProduct({ description: whole }),
      ]),
    });
    expect(needs.map(({ kind, count, details: [detail] }) => [kind, count, detail?.to])).toEqual([
      ['brands', 1, '/admin/brands?missing=fr'],
      ['shoes', 1, '/admin/products?missing=es'],
    ]);
  });
});
