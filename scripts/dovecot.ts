/** Finds Dovecot, Debian's POP3 server, or gets it from the system's packages when root. */
import { existsSync } from 'node:fs';
import { canInstall, findCommand, installPackage } from './system-packages.ts';

/** Without its POP3 part the command alone is of no use. */
export const installedDovecot = (): string | undefined =>
  existsSync('/usr/lib/dovecot/pop3-login') ? (findCommand('dovecot') ?? '/usr/sbin/dovecot') : undefined;

/** Without it the inbox is tested against the tests' own servers only, and the test run says so. */
export const ensureDovecot = (): void => {
  if (installedDovecot()) return;
  if (canInstall()) {
    console.log('Installing dovecot-pop3d with apt-get, to read an inbox of a real POP3 server ...');
    installPackage('dovecot-pop3d');
  }
  if (!installedDovecot()) console.log('dovecot-pop3d is not installed: the inbox is not tested against it.');
};
