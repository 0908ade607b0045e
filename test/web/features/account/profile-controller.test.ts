import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#contracts/account/endpoints.ts';
import { createProfileController } from '#web/features/account/model/profile-controller.ts';
import { loadedProfile, type ProfileForm } from '#web/features/account/model/profile-form.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { keptCode } from '#web/shared/api/waiting.ts';

const account = (changes: Partial<Account> = {}) =>
  ({
    ...{
      version: 3,
      gender: '',
      birthDate: '',
      phone: '',
      location: 'Akko',
      language: 'he',
      timeZone: 'Asia/Jerusalem',
    },
    ...{ newsletter: false, username: 'noa' },
    ...changes,
  }) as Account;

/** The server's record. */
let stored: Account;
let isOnline: boolean;
let sent: { body: Record<string, unknown>; before: object; idempotencyKey: string }[];
let typed: ProfileForm;
beforeEach(() => {
  stored = account();
  isOnline = true;
  sent = [];
});

/** The form in one tab. */
const open = () => {
  typed = loadedProfile(account()).values;
  const form = { values: typed };
  const drop = vi.fn();
  const controller = createProfileController({
    account: account(),
    send: async (request) => {
      sent.push(request);
      if (!isOnline) throw new ApiError('kept', { status: 0, code: keptCode });
      const { version, ...fields } = request.body;
      if (version !== stored.version) throw new ApiError('no', { status: 409, code: 'editConflict' });
      stored = account({ ...stored, ...fields, version: stored.version + 1 });
      return stored;
    },
    fetchLatest: async () => {
      if (!isOnline) throw new ApiError('no', { status: 0 });
      return stored;
    },
    typed: () => form.values,
    show: (_, values) => {
      form.values = values;
    },
    drop,
  });
  const save = (changes: Partial<ProfileForm>) => {
    form.values = { ...form.values, ...changes };
    return controller.save(form.values);
  };
  return { controller, form, save, drop, now: controller.getSnapshot };
};
const carriedOut = (changes: Partial<Account>) => {
  stored = account({ ...stored, ...changes, version: stored.version + 1 });
};

describe('a profile that is saved', () => {
  it('sends what was changed, with the version that it was made on and what was there before', async () => {
    const { save, now } = open();
    await save({ location: 'Haifa' });
    expect(sent).toMatchObject([{ body: { version: 3, location: 'Haifa' }, before: { location: 'Akko' } }]);
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['version', 'location']);
    expect(now()).toEqual({ outcome: { kind: 'saved' } });
    await save({ phone: '1' });
    expect(sent[1]?.body).toEqual({ version: 4, phone: '1' });
  });

  it('takes over what another device has changed in other fields', async () => {
    const { save, form, now } = open();
    carriedOut({ phone: '052-7654321' });
    await save({ location: 'Haifa' });
    expect(stored).toMatchObject({ location: 'Haifa', phone: '052-7654321' });
    expect([form.values.phone, now().outcome]).toEqual(['052-7654321', { kind: 'saved' }]);
  });

  it('asks where another device has changed the same field, and again until it is answered', async () => {
    const { save, controller, form, now } = open();
    carriedOut({ location: 'Eilat' });
    await save({ location: 'Haifa' });
    expect(now().question).toMatchObject({
      from: 'site',
      fields: [{ path: 'location', mine: 'Haifa', theirs: 'Eilat' }],
    });
    controller.leaveQuestion();
    expect(now().question).toBeUndefined();
    await save({});
    expect([now().question?.from, stored.location, sent.length]).toEqual(['site', 'Eilat', 1]);
    await controller.settle('mine');
    expect([stored.location, now().outcome]).toEqual(['Haifa', { kind: 'saved' }]);
    carriedOut({ location: 'Eilat' });
    await save({ location: 'Yafo' });
    await controller.settle('theirs');
    expect([stored.location, form.values.location, now()]).toEqual(['Eilat', 'Eilat', {}]);
  });
});

describe('a change of the profile that waits', () => {
  const kept = async () => {
    const tab = open();
    isOnline = false;
    await tab.save({ location: 'Haifa' });
    expect(tab.now().outcome).toEqual({ kind: 'kept' });
    return tab;
  };

  it('is called saved, with the time, as soon as the server has it; what was typed since stays', async () => {
    const { controller, form, now } = await kept();
    await controller.hear({ state: 'waiting' });
    controller.touched();
    expect(now().outcome).toEqual({ kind: 'kept' });
    form.values = { ...form.values, phone: '1' };
    isOnline = true;
    carriedOut({ location: 'Haifa', birthDate: '2001-02-03' });
    await controller.hear({ state: 'gone' });
    expect(now()).toEqual({ outcome: { kind: 'saved', at: expect.any(Date) } });
    expect(form.values).toMatchObject({ location: 'Haifa', birthDate: '2001-02-03', phone: '1' });
  });

  it('is called what the server says of it where that refuses it, until it is sent again', async () => {
    const { controller, now } = await kept();
    await controller.hear({ state: 'failed', message: 'too long' });
    expect(now().outcome).toEqual({ kind: 'failed', message: 'too long' });
    await controller.hear({ state: 'waiting' });
    expect(now().outcome).toEqual({ kind: 'kept' });
  });

  it('is promised no more, nor asked about, where its user has discarded it', async () => {
    const tab = await kept();
    isOnline = true;
    carriedOut({ location: 'Eilat' });
    await tab.controller.hear({ state: 'discarded' });
    expect([tab.now(), tab.form.values.location]).toEqual([{}, 'Haifa']);
  });

  it('is promised no more where the browser has lost it, with a connection or without, and not sent by the form', async () => {
    const tab = await kept();
    await tab.controller.hear({ state: 'gone' });
    expect(tab.now().outcome).toBeUndefined();
    isOnline = true;
    await tab.controller.hear({ state: 'gone' });
    expect([tab.now(), sent.length, tab.form.values.location]).toEqual([{}, 1, 'Haifa']);
  });

  it('is asked about where another device was faster: the queue and the form are then one', async () => {
    const { controller, drop, now } = await kept();
    isOnline = true;
    carriedOut({ location: 'Eilat' });
    const { key } = now().kept ?? { key: '' };
    await controller.hear({ state: 'conflict' });
    expect(now().question).toMatchObject({ from: 'site', fields: [{ mine: 'Haifa', theirs: 'Eilat' }] });
    await controller.settle('theirs');
    expect([stored.location, drop.mock.calls, now()]).toEqual(['Eilat', [[key]], {}]);
  });

  it('that another tab has replaced is asked about, and saved again over nothing', async () => {
    const { controller, save, form, now } = await kept();
    const by = { call: 'updateAccount', key: 'other', owner: '1', at: '', body: { version: 3, location: 'Eilat' } };
    await controller.hear({ state: 'replaced', by });
    expect(now().outcome).toBeUndefined();
    expect(now().question).toMatchObject({ from: 'tab', fields: [{ mine: 'Haifa', theirs: 'Eilat' }] });
    controller.leaveQuestion();
    await save({ location: 'Yafo' });
    expect([now().question?.from, sent.length]).toEqual(['tab', 1]);
    await controller.settle('theirs');
    expect([form.values.location, now().outcome, now().kept?.key]).toEqual(['Eilat', { kind: 'kept' }, 'other']);
    await controller.hear({ state: 'replaced', by: { ...by, key: 'third', body: { version: 3, location: 'Akko' } } });
    await controller.settle('mine');
    expect(sent.at(-1)).toMatchObject({ body: { version: 3, location: 'Eilat' }, before: { location: 'Akko' } });
  });

  it('that was put on another version goes on under its new key', async () => {
    const { controller, now } = await kept();
    const by = { call: 'updateAccount', key: 'new', owner: '1', at: '', body: { version: 4, location: 'Haifa' } };
    await controller.hear({ state: 'replaced', by });
    expect([now().outcome, now().kept?.key, now().question]).toEqual([{ kind: 'kept' }, 'new', undefined]);
  });
});
