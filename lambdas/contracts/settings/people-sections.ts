import { isTurnstileKey } from './forms.ts';
import { choice, code, number, toggle } from './setting.ts';

export const twoFactor = {
  allowed: toggle(true, ['accounts']),
  /** Which kinds can be set up; `any` stands for both. */
  kinds: choice(['any', 'totp', 'email'], 'any', ['accounts']),
  requiredForAdministrators: toggle(false, ['logIn']),
};

/** Which forms ask visitors to prove that they are no program. */
export const botCheck = {
  onLogIn: toggle(true, ['logIn']),
  onSignUp: toggle(true, ['logIn']),
  onPasswordReset: toggle(true, ['logIn']),
  /** With Turnstile, the proof of work stays for browsers in which the widget fails: a wrong key keeps no one out. */
  provider: choice(['altcha', 'turnstile'], 'altcha', ['logIn', 'pages']),
  siteKey: code(64, { isRight: isTurnstileKey, rule: 'siteKey' }, ['logIn']),
};

export const security = {
  signUpsOpen: toggle(true, ['logIn']),
  /** Of the user pool's own limit, 8, upwards. */
  passwordMinimum: number(8, { min: 8, max: 64, unit: 'characters' }, ['logIn', 'accounts']),
  /** Attempts without a waiting time, from unknown browsers. At most 5: then the user pool's own lock begins. */
  freeAttempts: number(5, { min: 3, max: 5, unit: 'attempts' }, ['logIn']),
  /**
   * The longest waiting time between attempts. At least 32: a shorter one would meet the user pool's own lock. Each day
   * begins a new count, so a time of many hours would promise too much.
   */
  longestWaitMinutes: number(32, { min: 32, max: 240, unit: 'minutes' }, ['logIn']),
  /** A log-in ends after this time in any case, and never lasts longer than the stage allows. */
  sessionDays: number(365, { min: 1, max: 365, unit: 'days' }, ['logIn']),
};
