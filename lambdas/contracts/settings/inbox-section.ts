import { isHostName } from '../text/host-name.ts';
import { choice, code, shortText } from './setting.ts';

/** A port at which mail is fetched: a usual one, or one that belongs to no other service. */
const isInboxPort = (value: string): boolean => {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return port === 995 || port === 110 || (port >= 1_024 && port <= 65_535);
};

/** The inbox that administrators look into, to see that the site's mail arrives. */
export const inbox = {
  server: code(253, { isRight: isHostName, rule: 'hostName' }, ['inbox']),
  port: { ...code(5, { isRight: isInboxPort, rule: 'inboxPort' }, ['inbox']), initial: '995' },
  security: choice(['tls', 'startTls', 'none'], 'tls', ['inbox']),
  user: shortText(254, ['inbox']),
};
