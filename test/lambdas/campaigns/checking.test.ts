import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import type { Block } from '#contracts/text/rich-text.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { type CampaignsHarness, mailText, openCampaignsHarness, person, refusal } from './campaigns-harness.ts';

let harness: CampaignsHarness;
beforeAll(async () => {
  harness = await openCampaignsHarness();
});
afterAll(() => harness.close());

const codes = async (fields: Partial<CampaignForm>) => {
  const { id } = await harness.draft(fields);
  const { problems } = await harness.routes.checkCampaign(harness.at(id));
  return problems.map(({ code, blocks, detail, total }) =>
    [
      code,
      blocks ? 'stops' : 'warns',
      ...(detail ? [detail] : []),
      ...(total === undefined ? [] : [`of ${total}`]),
    ].join(' '),
  );
};
const link = (href: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
});
const body = (...content: Block[]) => ({ body: { type: 'doc', content } as const });

describe('before a campaign is sent', () => {
  it('nothing is said of one that is whole', async () => {
    expect(await codes({})).toEqual([]);
  });

  it('it is stopped without readers', async () => {
    expect(await codes({ groups: [] })).toEqual(['noGroups stops']);
    expect(await codes({ languages: [] })).toEqual(['noLanguages stops']);
    expect(await codes({ groups: ['vip'] })).toEqual(['noRecipients stops']);
  });

  it('it is stopped by a text that is not whole [S-101]', async () => {
    expect(await codes({ texts: {} })).toEqual(['missingText stops']);
    expect(await codes({ texts: { en: mailText(' ') } })).toEqual(['missingSubject stops']);
    expect(await codes({ texts: { en: mailText('News', ' ') } })).toEqual(['emptyBody stops']);
    expect(await codes({ texts: { en: mailText('News for {{nmae}}', '{{greeting}}') } })).toEqual([
      'unknownVariable stops {{nmae}}',
    ]);
    expect(await codes({ texts: { en: mailText('Dear {{first name}}', 'Hello {name}') } })).toEqual([
      'unknownVariable stops {{first name}}',
      'looksLikeVariable warns {name}',
    ]);
    expect(
      await codes({ texts: { en: mailText('News', '', body(link('https://site.example/?to={{email}}'))) } }),
    ).toEqual(['variableInLink stops https://site.example/?to={{email}}']);
  });

  it('it is stopped without a postal address', async () => {
    const { postalAddress } = await harness.services.readSettings('campaigns');
    harness.settings.set('campaigns', { postalAddress: { ...postalAddress, en: '' } });
    expect(await codes({})).toEqual(['noPostalAddress stops']);
    harness.settings.set('campaigns', { postalAddress });
  });

  it('its writer is warned of what readers would stumble over', async () => {
    const picture = { type: 'image', attrs: { src: '/images/a/b.png', alt: '', width: 10, height: 10 } } as const;
    harness.dead.add('https://site.example/gone').add('/gone');
    expect(
      await codes({
        languages: ['he'],
        fallback: 'he',
        texts: {
          he: mailText('מבצע 10–20', 'שלום', {
            preheader: '',
            ...body(
              link('http://site.example'),
              link('https://site.example/gone'),
              link('/gone'),
              link('/blog'),
              picture,
            ),
          }),
        },
      }),
    ).toEqual([
      'unsafeLink warns http://site.example',
      'missingAlt warns b.png',
      'missingPreheader warns',
      'deadLink warns https://site.example/gone',
      'deadLink warns /gone',
    ]);
  });

  it('its writer is warned of pictures that mail programs do not show', async () => {
    const picture = (file: string): Block => ({
      type: 'image',
      attrs: { src: `/images/a/${file}`, alt: 'A shoe', width: 10, height: 10 },
    });
    const pictures = ['a.jpg', 'b.jpeg', 'c.png', 'd.webp', 'e.avif', 'f.svg', 'd.webp'].map(picture);
    expect(await codes({ texts: { en: mailText('News', '', body(...pictures)) } })).toEqual([
      'pictureNotShown warns e.avif',
      'pictureNotShown warns f.svg',
      'pictureInOldOutlook warns d.webp',
    ]);
  });

  it('nothing is said of numbers and ranges from right to left, which arrive as they were typed', async () => {
    const text = mailText('מבצע ₪349–₪420, בין 10:00–14:00', 'לתיאום 04-855-1234 או +972-4-855-1234');
    expect(await codes({ languages: ['he'], texts: { he: text } })).not.toContainEqual(expect.stringContaining('–'));
  });

  it('its writer is warned where nothing stands for a name that is not known', async () => {
    const { state } = harness;
    const known = state.people;
    const unnamed = (email: string, fields = {}) => person(email, { name: ' ', ...fields });
    state.people = [
      ...[person('0@site.example'), unnamed('a@site.example'), unnamed('b@site.example', { language: 'fr' })],
      ...[unnamed('c@site.example', { language: 'he' }), unnamed('d@site.example', { suppressed: true })],
    ];
    state.now += 120_000;
    const named = (fields = {}) => ({ en: mailText('{{ name }}, news', 'Dear reader', fields), he: mailText('חדשות') });
    const chosen: Partial<CampaignForm> = { languages: ['en', 'he'], fallback: 'en' };
    expect(await codes({ ...chosen, texts: named() })).toEqual(['missingNameless warns 2 of 3']);
    expect(await codes({ ...chosen, texts: named({ nameless: 'Friends' }) })).toEqual([]);
    state.people = known;
    state.now += 120_000;
  });

  it('its writer is warned of a mail that programs cut off', async () => {
    const long = Array.from({ length: 300 }, (_none, i) => link(`https://site.example/${i}`));
    const [first] = await codes({ texts: { en: mailText('News', '', body(...long)) } });
    expect(first).toMatch(/^tooLarge warns \d{6}$/);
  });

  it('its writer is warned of what the account may not send', async () => {
    harness.account.sentToday = harness.account.dailyLimit - 1;
    harness.account.isSandbox = true;
    expect(await codes({})).toEqual(['overQuota warns 1', 'sandbox warns']);
    harness.account.sentToday = 0;
    harness.account.isSandbox = false;
  });

  it('says how many mails in a second campaigns may send of what the account does', async () => {
    const { id } = await harness.draft();
    expect((await harness.routes.checkCampaign(harness.at(id))).rate).toBeCloseTo(14 * 0.8);
  });
});

const own = 'odette@site.example';

describe('a test mail', () => {
  it('goes to the own address as its reader would get it', async () => {
    const { routes, at, draft, mails } = harness;
    const { id } = await draft({ texts: { en: mailText('News', '{{greeting}}') } });
    const reply = await routes.sendCampaignTest(at(id, { language: 'en', to: [own] }));
    expect(reply).toEqual({ results: [{ email: own, outcome: 'sent' }] });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: own, subject: '[Test] News' });
    expect(mails[0]?.text).toContain('Odette');
    expect(mails[0]?.html).not.toContain('{{');
    const { token = 'none' } = (await harness.services.readers.byEmail(own)) ?? {};
    expect(mails[0]?.headers).toEqual({
      'List-Unsubscribe': `<https://site.example/api/newsletter/unsubscribe/${token}>, <mailto:hello@site.example?subject=unsubscribe%20${secretIdHash(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mails[0]?.html).toContain(`#token=${token}`);
    // Nothing by which it would count among the campaign's mails.
    expect(mails[0]?.tags).toEqual({ kind: 'campaignTest', language: 'en' });
    expect(await refusal(routes.sendCampaignTest(at(id, { language: 'he', to: [own] })))).toBe('campaignBlocked');
  });

  it('to somebody else holds no key to a subscription, and makes nobody a reader', async () => {
    const { routes, at, draft, mails, services, state } = harness;
    state.now += 120_000;
    const { id } = await draft({ texts: { en: mailText('News', '{{greeting}}') } });
    await services.readers.ensure([{ email: 'known@site.example', language: 'en' }]);
    mails.length = 0;
    const to = ['friend@site.example', 'known@site.example', 'FRIEND@site.example'];
    await routes.sendCampaignTest(at(id, { language: 'en', to }));
    expect(mails.map((mail) => mail.to)).toEqual(['friend@site.example', 'known@site.example']);
    for (const { headers, html, text } of mails) {
      expect(headers).toEqual({});
      expect(html).toContain('https://site.example/newsletter?lang=en"');
      expect(`${html} ${text}`).not.toMatch(/token|unsubscribe\//);
    }
    expect(await services.readers.byEmail('friend@site.example')).toBeUndefined();
  });

  it('reads as it does to somebody whose name is not known', async () => {
    const { routes, at, draft, mails, state } = harness;
    state.now += 120_000;
    const { id } = await draft({ texts: { en: mailText('{{name}}, news', '{{greeting}}', { nameless: 'Dancers' }) } });
    mails.length = 0;
    await routes.sendCampaignTest(at(id, { language: 'en', to: [own], asNameless: true }));
    expect(mails[0]?.subject).toBe('[Test] Dancers, news');
    expect(mails[0]?.text).not.toContain('Odette');
  });

  it('leaves out an address to which no mail to many may go, and says so', async () => {
    const { routes, at, draft, mails, services, state } = harness;
    state.now += 120_000;
    const { id } = await draft();
    await services.readers.suppress({ email: 'gone@site.example', language: 'en' }, 'bounced');
    mails.length = 0;
    expect(await routes.sendCampaignTest(at(id, { language: 'en', to: ['Gone@site.example', own] }))).toEqual({
      results: [
        { email: 'gone@site.example', outcome: 'suppressed' },
        { email: own, outcome: 'sent' },
      ],
    });
    expect(mails.map((mail) => mail.to)).toEqual([own]);
  });

  it('is said not to be sent where SES does not take it', async () => {
    const { routes, at, draft, ses, mails, state } = harness;
    state.now += 120_000;
    const { id } = await draft();
    ses.takes = false;
    const before = mails.length;
    const reply = await routes.sendCampaignTest(at(id, { language: 'en', to: [own] }));
    expect(reply).toEqual({ results: [{ email: own, outcome: 'notSent' }] });
    ses.takes = true;
    expect(mails).toHaveLength(before);
  });

  it('goes to five addresses a minute, and to none where there is no room for all', async () => {
    const { routes, at, draft, mails, state } = harness;
    state.now += 120_000;
    const { id } = await draft();
    mails.length = 0;
    const test = (...to: string[]) => refusal(routes.sendCampaignTest(at(id, { language: 'en', to })));
    expect(await test('a@site.example', 'b@site.example', 'c@site.example')).toBeUndefined();
    expect(await test('d@site.example', 'e@site.example', 'f@site.example')).toBe('tooManyAttempts');
    expect(mails).toHaveLength(3);
    expect(await test('d@site.example', 'e@site.example')).toBeUndefined();
    expect(await test('f@site.example')).toBe('tooManyAttempts');
    expect(mails).toHaveLength(5);
  });

  it('is entered in the log with the number of its addresses alone', async () => {
    const { routes, at, draft, services, state } = harness;
    state.now += 120_000;
    const { id } = await draft();
    const entered: AuditEvent[] = [];
    const { record } = services.audit;
    services.audit.record = (actor, event) => {
      entered.push(event);
      return record(actor, event);
    };
    await routes.sendCampaignTest(at(id, { language: 'en', to: [own, 'friend@site.example'] }));
    services.audit.record = record;
    expect(entered.map(({ after }) => after)).toEqual([{ language: 'en', addresses: 2, asNameless: false }]);
  });
});

describe('a test mail of a template', () => {
  const autumn = { category: 'promotional', language: 'en' };

  it('goes out as it is typed, within the same limit, and is entered in the log [Q-031]', async () => {
    const { routes, at, mails, services, state } = harness;
    state.now += 120_000;
    mails.length = 0;
    const entered: AuditEvent[] = [];
    const { record } = services.audit;
    services.audit.record = (actor, event) => {
      entered.push(event);
      return record(actor, event);
    };
    const text = mailText('{{name}}, autumn', '{{greeting}}');
    const test = (...to: string[]) => routes.sendTemplateTest(at('autumn', { ...autumn, text, to }));
    expect(await test(own, 'friend@site.example')).toEqual({
      results: [
        { email: own, outcome: 'sent' },
        { email: 'friend@site.example', outcome: 'sent' },
      ],
    });
    services.audit.record = record;
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [own, '[Test] Odette, autumn'],
      ['friend@site.example', '[Test] Odette, autumn'],
    ]);
    expect(mails[0]?.text).toContain('Odette');
    expect(mails.map(({ headers }) => Object.keys(headers ?? {}).length > 0)).toEqual([true, false]);
    const after = { language: 'en', addresses: 2, asNameless: false };
    expect(entered).toEqual([{ action: 'template.sendTest', resource: { id: 'autumn', name: 'Autumn' }, after }]);
    expect(await refusal(test('a@site.example', 'b@site.example', 'c@site.example'))).toBeUndefined();
    expect(await refusal(test(own))).toBe('tooManyAttempts');
    expect(await refusal(routes.sendTemplateTest(at('gone', { ...autumn, text, to: [own] })))).toBe('templateNotFound');
  });
});
