import { expect, it } from 'vitest';
import { sourceName } from '#web/shared/ui/source-name.ts';

it.each([
  ['https://www.pointemagazine.com/bloch-shades-2646166285.html', 'pointemagazine.com', 'Bloch shades'],
  ['https://en.wikipedia.org/wiki/Bloch_(company)', 'en.wikipedia.org', 'Bloch (company)'],
  ['https://www.physio-pedia.com/index.php?title=Pre-Pointe_Assessment', 'physio-pedia.com', 'Pre Pointe Assessment'],
  ['https://balletscoop.com/2010/09/page/2/', 'balletscoop.com', undefined],
  ['https://example.com', 'example.com', undefined],
  ['https://example.com/%D7%A0%D7%A2%D7%9C%D7%99_%D7%A4%D7%95%D7%99%D7%A0%D7%98/', 'example.com', 'נעלי פוינט'],
  ['https://example.com/100%-pink-satin', 'example.com', '100% pink satin'],
  ['https://www.bloch.com.au/blog/bloch-ballet-in-australia', 'bloch.com.au', 'Bloch ballet in Australia'],
  ['https://wearmoi.com/fr/blog/choisir-ses-pointes-n33', 'wearmoi.com', 'Choisir ses pointes'],
  ['https://example.com/pointe-shoe-faq', 'example.com', 'Pointe shoe FAQ'],
  ['https://example.com/styled-3/styled-6/', 'example.com', undefined],
])('names %s', (address, site, title) => {
  expect(sourceName(address)).toEqual({ site, title });
});
