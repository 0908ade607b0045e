import { randomUUID } from 'node:crypto';
import type * as contracts from '#contracts/auth/endpoints.ts';
import type { SignUpForm } from '#contracts/auth/endpoints.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { consentWords } from '#contracts/newsletter/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { checkYourEmail } from '#lambdas/platform/mail/mail-texts.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { requireGoodPassword } from '#lambdas/platform/require-good-password.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { challengeLimits } from '../model/challenge.ts';
import { isReservedName } from '../model/reserved-names.ts';
import type { LoginServices } from '../services.ts';
import { openSession } from '../steps/open-session.ts';

/** Milliseconds. Only a mail reveals that an address is taken; both cases take the time of the longer one. */
const replyTime = 1_000;
const verificationSeconds = 24 * 60 * 60;

/** The form with defaults for everything that it may leave out. */
type WholeForm = SignUpForm & { language: Language };

const toRecord = (form: WholeForm, now: number): UserRecord => ({
  id: randomUUID(),
  username: form.username,
  email: form.email,
  emailVerified: false,
  gender: form.gender,
  birthDate: form.birthDate,
  phone: form.phone,
  location: form.location,
  language: form.language,
  ...(form.timeZone === undefined ? {} : { timeZone: form.timeZone }),
  isAdmin: false,
  roles: [],
  enabled: true,
  secondFactor: 'none',
  groups: form.newsletter ? ['newsletter'] : [],
  ...(form.newsletter ? { newsletterConsent: { time: new Date(now).toISOString(), words: consentWords.signUp } } : {}),
  created: new Date(now).toISOString(),
});

/** Undoes the claims of a sign-up that failed. False if it is gone already. */
const withdraw = async ({ users, identity, log }: LoginServices, { id }: UserRecord): Promise<boolean> => {
  try {
    await users.remove(id);
    // A user who is left behind does no harm: no one knows the id.
    await identity.remove(id).catch((error: unknown) => log.error('a withdrawn user stays at the pool', { error }));
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'userNotFound') return false;
    throw error;
  }
};

/** The right password of an unfinished sign-up: only its owner has it. */
const isOwn = (identity: LoginServices['identity'], userId: string, password: string): Promise<boolean> =>
  identity.checkPassword(userId, password).then(
    () => false,
    (error: unknown) => {
      if (error instanceof IdentityRefusal) return error.reason === 'unconfirmed';
      throw error;
    },
  );

/** Who began to sign up and comes back, perhaps with another address, begins anew: their own name is not taken. */
const endOwn = async (services: LoginServices, { username, password }: WholeForm): Promise<void> => {
  const id = await services.users.idByUsername(username);
  const begun = id ? await services.users.byId(id) : undefined;
  if (!begun || begun.emailVerified || !(await isOwn(services.identity, begun.id, password))) return;
  await withdraw(services, begun);
};

/** Enters the sign-up; as a decoy where another person has proven that the address is theirs. */
const enter = async ({ users, clock }: LoginServices, form: WholeForm): Promise<UserRecord> => {
  const user = toRecord(form, clock());
  const expires = Math.floor(clock() / 1000) + verificationSeconds;
  try {
    await users.add(user, { expires });
    return user;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'emailTaken') throw error;
    const decoy = { ...user, decoy: true as const };
    await users.add(decoy, { expires });
    return decoy;
  }
};

/**
 * The names are claimed in the table first. The pool refuses every sign-up without such a claim, so no one gets an
 * account by bypassing this API. Only the mail says whether the address has an account: the pool gets both kinds of
 * sign-up, so that every later call finds the same.
 */
const register = async (
  services: LoginServices,
  form: WholeForm,
  client: Client,
): Promise<Output<typeof contracts.signUp>> => {
  const { identity } = services;
  const pending = (userId: string) => ({
    requiresVerification: true,
    message: checkYourEmail(form.language),
    userId,
    resendAfter: challengeLimits.resendAfter,
  });
  await endOwn(services, form);
  const user = await enter(services, form);
  try {
    const metadata = { language: form.language, username: form.username };
    const { confirmed } = await identity.signUp({
      userId: user.id,
      email: user.email,
      password: form.password,
      metadata,
    });
    if (!confirmed) return pending(user.id);
  } catch (error) {
    // The claim is already gone: its owner has proven the address elsewhere meanwhile, and the reply does not reveal it.
    if (!(await withdraw(services, user))) return pending(user.id);
    throw error instanceof IdentityRefusal ? new ProblemError('signUpFailed', { cause: error }) : error;
  }
  const result = await identity.checkPassword(user.id, form.password);
  if (result.kind !== 'tokens') throw new Error('a new user was asked for a second factor');
  const verified = { ...user, emailVerified: true };
  return {
    requiresVerification: false,
    ...(await openSession(services, { user: verified, tokens: result.tokens, client })),
  };
};

export const signUp =
  (services: LoginServices): Route<typeof contracts.signUp> =>
  async ({ body, client, language }) => {
    const { readSettings } = services;
    if (!(await readSettings('security')).signUpsOpen) throw new ProblemError('signUpsClosed');
    const address = addressSubject(client.ip);
    await services.attempts.consume('signUpByAddress', address);
    if (!(await services.botCheck.passed(body.turnstileToken, { action: 'signup', ip: client.ip }))) {
      throw new ProblemError('botCheckFailed');
    }
    if (isReservedName(body.username)) throw new ProblemError('usernameTaken');
    await requireGoodPassword(readSettings, { field: 'password', password: body.password }, body);
    // The address may belong to another person: it gets no more mails from here than the hourly limit allows.
    const recipient = body.email.toLowerCase();
    await services.attempts.consume('signUpMail', recipient);
    return withMinimumDuration(services, replyTime, async () => {
      try {
        return await register(services, { ...body, language: body.language ?? language }, client);
      } catch (error) {
        // For example a name that is taken: no mail was sent.
        await services.attempts.refund('signUpMail', recipient);
        throw error;
      }
    });
  };
