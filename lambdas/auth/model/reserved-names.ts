import { bareSkeleton } from '#lambdas/users/index.ts';

const names = [
  ...['admin', 'administrator', 'root', 'system', 'staff', 'support', 'security', 'moderator', 'editor', 'webmaster'],
  ...['pointeshoes', 'מנהל', 'מנהלת', 'מנהלהאתר', 'הנהלה', 'צוות', 'צות', 'תמיכה', 'עורך', 'עורכת'],
  ...['админ', 'администратор', 'администрация', 'модератор', 'редактор', 'поддержка'],
  ...['administrateur', 'administratrice', 'modérateur', 'modératrice', 'assistance'],
  ...['administrador', 'administradora', 'moderador', 'moderadora', 'soporte'],
];
const separators = /[._\p{N}-]/gu;
const reserved = new Set(names.map(bareSkeleton));

/** Names that speak for the site: only administrators can assign them. `admin_1` is one of them. */
export const isReservedName = (username: string): boolean =>
  reserved.has(bareSkeleton(username.replaceAll(separators, '')));
