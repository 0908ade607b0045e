/** In the order of the checks: most browsers also name those that they descend from. */
const browsers: [string, RegExp][] = [
  ['Edge', /\b(?:Edge|EdgA|EdgiOS|Edg)\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Yandex Browser', /\bYaBrowser\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//],
  ['Internet Explorer', /\b(?:MSIE |Trident\/.*rv:)(\d+)/],
];
const systems: [string, RegExp][] = [
  ['iPhone', /\(iPhone\b/],
  ['iPad', /\(iPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Other programs name themselves first: `curl/8.4.0`. */
const program = /^(?!Mozilla\/)([A-Za-z][\w.-]{0,30})\/(\d+)/;

const nameBrowser = (userAgent: string): string | undefined => {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  const [, name, version] = program.exec(userAgent) ?? [];
  return name && `${name} ${version}`;
};

/** A user agent in words, such as `Chrome 131, Windows`; empty if it says nothing. */
export const describeBrowser = (userAgent: string): string => {
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameBrowser(userAgent), system].filter(Boolean).join(', ');
};
