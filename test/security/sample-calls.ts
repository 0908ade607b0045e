import { randomUUID } from 'node:crypto';
import { registry } from '#contracts/registry.ts';
import { errorReport } from '#test/support/error-report.ts';
import { type Product, password } from '#test/support/product.ts';
import { contentSamples } from './content-samples.ts';
import type { operatorOf } from './operator.ts';
import type { Person, peopleOf } from './people.ts';

export const endpoints = Object.values(registry).flat();
export type AnyEndpoint = (typeof endpoints)[number];
export type EndpointId = AnyEndpoint['id'];

interface Sample {
  /** Left out where the endpoint's own path has no parameters. */
  path?: string;
  body?: unknown;
  /** Where a call that is allowed and valid does not end in success. */
  status?: number;
}
/** A valid call, made for this caller: who makes it instead must be refused for who they are, not for what they sent. */
type MakeSample = (caller: Person) => Sample | Promise<Sample>;

interface Stage {
  product: Product;
  people: ReturnType<typeof peopleOf>;
  operator: ReturnType<typeof operatorOf>;
}

export const newForm = () => {
  const username = `n${randomUUID()}`.slice(0, 20);
  return { username, email: `${username}@dance.example`, password };
};
export const profile = { gender: '', birthDate: '', phone: '', location: '', language: 'en', newsletter: false };

/** After these the caller cannot make the next call as if nothing had been. */
export const changesCaller: readonly EndpointId[] = [
  'logout',
  'confirmTotp',
  'beginEmailFactor',
  'confirmEmailFactor',
  'beginEmailChange',
  'confirmEmailChange',
  'changeUsername',
  'changePassword',
  'deleteAccount',
];

/** One valid call for every endpoint. */
export const sampleCalls = ({ product, people, operator }: Stage) => {
  const withPassword = () => ({ body: { password } });
  const waitingForCode = async () => {
    const waiting = await people.someone();
    await people.useMailedCodes(waiting);
    const { challengeId } = (await people.logIn(waiting.username)).body;
    return { waiting, challengeId };
  };
  const someSession = async ({ username, id }: Person) => {
    const token = await people.tokenOf(username);
    const { items } = (await product.send('GET /api/account/devices', { token })).body;
    const { id: session } = items.find(({ current }: { current: boolean }) => current);
    if (!session.startsWith(id)) throw new Error('a session of somebody else');
    return session;
  };

  return {
    checkHealth: () => ({}),
    getSiteConfig: () => ({}),
    logError: () => ({ body: errorReport() }),
    listBrands: () => ({}),
    getBrand: () => ({ path: '/api/brands/bloch' }),
    listProducts: () => ({}),
    listPosts: () => ({}),
    getPost: () => ({ path: '/api/blog/posts/how-hard-a-shank' }),
    showNotFound: () => ({ path: '/no/such/page', status: 404 }),
    getBotCheck: () => ({}),
    login: async ({ username }) => ({ body: { username, password, turnstileToken: await operator.botCheck() } }),
    signUp: async () => ({
      body: { ...newForm(), confirmPassword: password, ...profile, turnstileToken: await operator.botCheck() },
    }),
    resendSignUpCode: () => ({ body: { userId: randomUUID(), language: 'en' } }),
    requestPasswordReset: async ({ email }) => ({ body: { email, turnstileToken: await operator.botCheck() } }),
    async resetPassword() {
      const { email } = await people.someone();
      await people.requestReset(email);
      return { body: { email, code: await product.resetCode(email), password: 'Pas-de-deux-at-ten!' } };
    },
    verify: ({ token }) => ({ body: { token } }),
    refresh: () => ({}),
    logout: () => ({}),
    async answerChallenge() {
      const { waiting, challengeId } = await waitingForCode();
      return { body: { challengeId, code: await product.mailedCode(waiting.email) } };
    },
    // The first code is not a minute old.
    resendChallengeCode: async () => ({ body: { challengeId: (await waitingForCode()).challengeId }, status: 400 }),
    confirmSession: withPassword,
    beginFactorProof: withPassword,
    beginTotp: withPassword,
    confirmTotp: async (caller) => ({ body: { code: (await people.beginAuthenticator(caller))() } }),
    beginEmailFactor: withPassword,
    confirmEmailFactor: async (caller) => ({ body: { code: await people.factorCode(caller) } }),
    disableSecondFactor: withPassword,
    renewRecoveryCodes: withPassword,
    getAccount: () => ({}),
    updateAccount: () => ({ body: { location: 'Haifa' } }),
    async beginEmailChange({ token }) {
      await product.confirm(token);
      return { body: { email: newForm().email } };
    },
    async confirmEmailChange({ token }) {
      const { email } = newForm();
      await product.confirm(token);
      await product.send('POST /api/account/email', { token, body: { email } });
      return { body: { code: await product.mailedCode(email) } };
    },
    async undoEmailChange() {
      const { id, email } = await product.newUser();
      const body = { email: newForm().email };
      await product.send(`PATCH /users/update/${id}`, { token: await product.admin(), body });
      return { body: await product.undoLink(email) };
    },
    async changeUsername({ token }) {
      await product.confirm(token);
      return { body: { username: newForm().username } };
    },
    changePassword: () => ({ body: { currentPassword: password, newPassword: 'Pas-de-deux-at-ten!' } }),
    listDevices: () => ({}),
    revokeDevice: async (caller) => ({ path: `/api/account/devices/${await someSession(caller)}` }),
    revokeOtherDevices: () => ({}),
    exportAccount: () => ({}),
    deleteAccount: withPassword,
    listTips: () => ({}),
    listUsers: () => ({}),
    createUser: () => ({ body: newForm() }),
    updateUser: async () => ({ path: `/users/update/${(await product.newUser()).id}`, body: { isAdmin: true } }),
    deleteUser: async () => ({ path: `/users/delete/${(await product.newUser()).id}` }),
    changeGroupMembers: async () => ({
      body: { group: 'vip', action: 'add', userIds: [(await product.newUser()).id] },
    }),
    exportUsers: () => ({ body: { search: 'dancer', sort: 'created' } }),
    listSessions: () => ({}),
    revokeSession: async () => ({ path: `/sessions/revoke/${await someSession(await people.someone())}` }),
    ...contentSamples(product),
  } satisfies Record<EndpointId, MakeSample> as Record<EndpointId, MakeSample>;
};
