/** Attempts to have the relay call a host that is not configured. */
export const evil = 'evil.example';

const proxy = '/api/analytics/proxy';
const visits = `${proxy}/cdn-cgi/rum`;
const beacon = `${proxy}/beacon.min.js`;
const telemetry = '/api/telemetry';

export interface Attempt {
  what: string;
  method: string;
  /** As it is on the line of the request, which no browser has put right. */
  path: string;
  headers?: Record<string, string>;
  /** Either it is refused, or nothing comes of the hint; undefined where a way in between may do one or the other. */
  outcome?: 'refused' | 'unmoved';
}

const refused = (what: string, method: string, path: string): Attempt => ({ what, method, path, outcome: 'refused' });
const either = (what: string, method: string, path: string, headers = {}): Attempt => ({ what, method, path, headers });
const unmoved = (what: string, path: string, headers: Record<string, string> = {}): Attempt => ({
  ...{ what, method: path.startsWith(beacon) ? 'GET' : 'POST', path, headers },
  outcome: 'unmoved',
});

export const attempts: readonly Attempt[] = [
  refused('another path', 'POST', `${proxy}/cdn-cgi/trace`),
  refused('a path out of the folder', 'POST', `${visits}/../../trace`),
  refused('an encoded path out of the folder', 'POST', `${proxy}/%2e%2e%2f%2e%2e%2ftrace`),
  refused('a path that is encoded twice', 'POST', `${proxy}/%252e%252e%252ftrace`),
  refused('a host as the path', 'POST', `${proxy}//${evil}/cdn-cgi/rum`),
  refused('a host before the path', 'POST', `${proxy}/${evil}/cdn-cgi/rum`),
  refused('an encoded host', 'POST', `${proxy}/https%3A%2F%2F${evil}%2F`),
  refused('a whole address as the path', 'GET', `${proxy}/https://${evil}/beacon.min.js`),
  refused('a host and the script', 'GET', `${proxy}/${evil}/beacon.min.js`),
  refused('a host of the loopback', 'GET', `${proxy}/[::1]/beacon.min.js`),
  refused('the host of the cloud’s own data', 'GET', `${proxy}/169.254.169.254/latest/meta-data/`),
  refused('a host after an at sign', 'POST', `${visits}@${evil}`),
  refused('a host between at signs', 'POST', `${proxy}/@${evil}/cdn-cgi/rum`),
  refused('a host behind a semicolon', 'POST', `${visits};host=${evil}`),
  refused('a host behind an encoded hash', 'POST', `${visits}%23@${evil}`),
  refused('a host behind a null byte', 'POST', `${visits}%00.${evil}`),
  refused('backslashes', 'POST', `${proxy}\\${evil}\\rum`),
  refused('an encoded line break', 'POST', `${visits}%0d%0aHost:%20${evil}`),
  refused('a path behind the script', 'GET', `${beacon}/${evil}`),
  refused('an encoded path behind the script', 'GET', `${beacon}%2F..%2F..%2F${evil}`),
  refused('another script', 'GET', `${proxy}/other.js`),
  refused('no script', 'GET', `${proxy}/`),
  refused('an upper case path', 'GET', `${proxy}/BEACON.min.js`),
  refused('a path behind the telemetry', 'POST', `${telemetry}/${evil}`),
  refused('reading the telemetry', 'GET', telemetry),
  refused('reading visits', 'GET', visits),
  refused('writing the script', 'POST', beacon),
  refused('replacing visits', 'PUT', visits),
  refused('deleting visits', 'DELETE', visits),
  either('a host behind an encoded question mark', 'POST', `${visits}%3Fto%3Dhttps%3A%2F%2F${evil}`),
  either('an encoded slash', 'POST', `${proxy}/cdn-cgi%2Frum`),
  either('a slash at the end', 'POST', `${visits}/`),
  either('two slashes', 'GET', `/api//analytics/proxy/beacon.min.js`),
  either('a dot', 'GET', `${proxy}/./beacon.min.js`),
  either('a whole address of another host', 'GET', `http://${evil}${beacon}`),
  either('a whole address with a name before the host', 'GET', `http://${evil}@localhost${beacon}`),
  either('another host in its header', 'POST', visits, { host: evil }),
  unmoved('a query with an address', `${visits}?to=https://${evil}/&host=${evil}&url=https://${evil}`),
  unmoved('a query that names it twice', `${visits}?host=cloudflareinsights.com&host=${evil}`),
  unmoved('a query with a line break', `${visits}?a=%0d%0aHost:%20${evil}`),
  unmoved('a query of the script', `${beacon}?src=https://${evil}/x.js`),
  unmoved('headers about hosts', visits, { 'x-forwarded-host': evil, 'x-original-host': evil, 'x-host': evil }),
  unmoved('headers about addresses', visits, { 'x-original-url': `https://${evil}/`, 'x-rewrite-url': '/x' }),
  unmoved('headers about methods', visits, { 'x-http-method-override': 'GET', 'x-method-override': 'DELETE' }),
  unmoved('headers about the next hop', visits, { via: evil, 'proxy-connection': evil, 'x-forwarded-server': evil }),
  unmoved('headers about proxies', visits, { forwarded: `host=${evil};proto=gopher`, 'x-forwarded-proto': 'gopher' }),
  unmoved('where the visitor says to come from', visits, { origin: `https://${evil}`, referer: `https://${evil}/` }),
  unmoved('a destination', visits, { destination: `https://${evil}/`, 'x-proxy-url': `https://${evil}/` }),
];

/** Projects that an envelope may name in the place of the configured one. */
export const projects = (own: string): readonly (readonly [what: string, dsn: string])[] => [
  ['of another project', own.replace(/7$/, '8')],
  ['with another key', own.replace('0123abcd', '4567abcd')],
  ['of another host', `https://0123abcd@${evil}/7`],
  ['of a host that begins like the own', `https://0123abcd@errors.example.${evil}/7`],
  ['of a host that ends like the own', `https://0123abcd@${evil}.errors.example/7`],
  ['with the own host as a name', `https://0123abcd:errors.example@${evil}/7`],
  ['of another port', own.replace('errors.example', 'errors.example:8443')],
  ['without encryption', own.replace('https:', 'http:')],
  ['that names the host of the cloud’s own data', 'https://0123abcd@169.254.169.254/7'],
  ['that names this machine', 'https://0123abcd@[::1]/7'],
  ['with a way out of its folder', `${own}/../../${evil}`],
  ['with a line break in its project', `${own}\r\nhost: ${evil}`],
];

/** Ways in which a service may send a caller elsewhere. */
export const redirects = [301, 302, 303, 307, 308] as const;
