import type { Stage } from '../config.ts';

/** Where the secrets of a stage's settings are kept in the parameter store. */
export const secretsFolder = ({ name }: Pick<Stage, 'name'>): string => `/pointe-shoes/${name}/settings`;

/** The folder of the secret key of the bot-check. */
export const botCheckSecret = (stage: Pick<Stage, 'name'>): string => `${secretsFolder(stage)}/turnstileSecret`;

/** The folder of the password of the inbox. */
export const inboxSecret = (stage: Pick<Stage, 'name'>): string => `${secretsFolder(stage)}/inboxPassword`;

/** The folder of the key of the gateway to models. */
export const gatewaySecret = (stage: Pick<Stage, 'name'>): string => `${secretsFolder(stage)}/gatewayKey`;

/** The folders of those that a mail provider asks for; each holds the present one. */
export const mailSecrets = (stage: Pick<Stage, 'name'>): string[] =>
  ['smtpPassword', 'sendgridKey', 'mailgunPassword'].map((name) => `${secretsFolder(stage)}/${name}`);
