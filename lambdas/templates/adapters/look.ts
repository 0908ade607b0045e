/**
 * The house's colours and letters. Every colour of the light look is in the elements themselves, for mail programs that
 * drop styles; the dark look replaces them by class.
 */
export const colours = {
  paper: '#fbf7f3',
  sheet: '#fffdfb',
  ink: '#2b1d22',
  quiet: '#6b565d',
  line: '#e8dcd4',
  accent: '#8c2f4b',
  onAccent: '#fdf8f5',
  blush: '#f6e6df',
} as const;

export const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',serif";

const dark: [selector: string, rules: string][] = [
  ['body,.page,.page>table', 'background:#171114!important'],
  ['.sheet,.sheet>table', 'background:#1f171b!important'],
  ['.sheet>table>tbody>tr>td', 'border-color:#382c31!important'],
  ['.bar>table>tbody>tr>td', 'border-top-color:#f0a3b2!important'],
  ['.band,.band>table', 'background:#5a1c31!important'],
  ['.blush,.blush>table', 'background:#2e1d24!important'],
  ['.blush>table>tbody>tr>td', 'border-color:#382c31!important'],
  ['.text,.text div,.text td,.text th', 'color:#f6ece7!important'],
  ['.onband,.onband div', 'color:#fdf8f5!important'],
  ['.accent,.accent div,.text .accent', 'color:#f0a3b2!important'],
  ['.quiet,.quiet div,.quiet a,.text .quiet', 'color:#bfa9aa!important'],
  ['.rule,.rule p,.text th,.text td.cell', 'border-color:#4a3a40!important'],
  ['.main', 'background:#f0a3b2!important'],
  ['.main a', 'color:#2a0f19!important'],
  ['.other', 'border-color:#f0a3b2!important'],
  ['.other a', 'color:#f0a3b2!important'],
];
const rulesOf = (prefix: string) =>
  dark.map(([selector, rules]) => {
    const selectors = selector.split(',').map((each) => `${prefix}${each}`);
    return `${selectors.join(',')}{${rules}}`;
  });

/**
 * Outlook's apps mark what they darken (`data-ogsc`); all others ask what the device prefers. On a phone a wide table
 * becomes one block for each row. No two braces stand together: SES would read them.
 */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{color:inherit}',
  '.text p{margin:0 0 16px}',
  '@media (max-width:480px){',
  '.pad>table>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}',
  '.title div{font-size:26px!important}',
  '.hero div{font-size:30px!important}',
  '.stack,.stack tbody,.stack tr,.stack td{display:block!important;width:auto!important}',
  '.stack .heads{display:none!important}',
  '.stack td{border:0!important;padding:2px 0!important}',
  '.stack tr{padding:12px 0;border-bottom:1px solid #b9a5ab}',
  '.foot{display:block!important;padding:4px 0!important}',
  '.stack .label{display:inline!important;font-size:14px!important;line-height:inherit!important;max-height:none!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  ...rulesOf(''),
  '}',
  ...rulesOf('[data-ogsc] '),
].join('\n');

/** Invisible characters, which keep lists of mails from showing what follows the preheader. */
export const filler = '&#847;&zwnj;&nbsp;'.repeat(50);
