import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedDovecot } from '#scripts/dovecot.ts';
import { canary, certificate } from './pop3-server.ts';

/** Dovecot serves a mailbox as its owner, who is not root: `nobody` and `nogroup`. */
const owner = { uid: 65_534, gid: 65_534 };

/** Dovecot starts as root only. */
export const canRunDovecot = process.getuid?.() === 0 && installedDovecot() !== undefined;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', () => done(true)).once('error', () => done(false));
  });

/** Debian's POP3 server with a mailbox of these mails, in a folder of its own, on a port of this machine. */
export const startDovecot = async (mails: readonly Buffer[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dovecot-'));
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const inbox = inFolder('mail', 'new');
  for (const name of ['mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    await mkdir(inFolder(name));
    await chown(inFolder(name), owner.uid, owner.gid);
  }
  await chmod(folder, 0o755);
  for (const [i, mail] of mails.entries()) {
    const file = path.join(inbox, `${1_700_000_000 + i}.m${i}.test`);
    await writeFile(file, mail);
    await chown(file, owner.uid, owner.gid);
  }
  await writeFile(inFolder('cert.pem'), certificate.cert);
  await writeFile(inFolder('key.pem'), certificate.key);
  const port = await freePort();
  const configuration = `
base_dir = ${inFolder('run')}
state_dir = ${inFolder('state')}
log_path = ${inFolder('log')}
protocols = pop3
listen = 127.0.0.1
ssl = yes
ssl_cert = <${inFolder('cert.pem')}
ssl_key = <${inFolder('key.pem')}
disable_plaintext_auth = no
auth_mechanisms = plain
mail_location = maildir:${inFolder('mail')}
first_valid_uid = 1
service pop3-login {
  inet_listener pop3 {
    port = ${port}
  }
  inet_listener pop3s {
    port = 0
  }
}
passdb {
  driver = static
  args = password=${canary}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}
}
`;
  await writeFile(inFolder('dovecot.conf'), configuration);
  const child = spawn(installedDovecot() ?? '', ['-F', '-c', inFolder('dovecot.conf')], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  for (let isThere = false; !isThere; isThere = await answers(port)) {
    if (child.exitCode !== null) throw new Error(await readFile(inFolder('log'), 'utf8').catch(() => 'dovecot ended'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    /** How many mails are left. */
    left: async () => {
      const files = await Promise.all(['new', 'cur'].map((name) => readdir(inFolder('mail', name))));
      return files.flat().length;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
