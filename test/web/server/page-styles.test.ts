import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { styleRules } from '#scripts/build/site/style-rules.ts';
import { pageStyles } from '#web/server/page-styles.ts';

const stylesOf = (css: string, html: string, language: Language = 'en') => pageStyles(styleRules(css), html, language);

describe('the styles of a page', () => {
  it('are those whose classes it has, in their order', () => {
    const css = 'p{margin:0}.card{color:red}.card .title,.list>li{margin:1px}.form:hover{color:red}';
    expect(stylesOf(css, '<p class="card wide"><b class="title">')).toBe(
      'p{margin:0}.card{color:red}.card .title{margin:1px}',
    );
    expect(stylesOf(css, '<p>')).toBe('p{margin:0}');
  });

  it('keep what only narrows a selector, and what a script adds as an attribute', () => {
    const css = '.a:not(.b){x:1}:is(.a,.b) p{x:2}[data-theme="dark.night"] .a{x:3}:root:not([data-x=".y"]){x:4}';
    expect(stylesOf(css, '<p class="a"><p>')).toBe(css);
    expect(stylesOf(css, '<p>')).toBe(':root:not([data-x=".y"]){x:4}');
  });

  it('are those whose elements it has, beside its own frame', () => {
    const css = 'body{x:1}td p,h2{x:2}table:not(.a)>tr{x:3}h2:hover::before{x:4}';
    expect(stylesOf(css, '<h2>')).toBe('body{x:1}h2{x:2}h2:hover::before{x:4}');
    expect(stylesOf(css, '<table><tr><td><p>')).toBe('body{x:1}td p{x:2}table:not(.a)>tr{x:3}');
  });

  it('are those whose selectors lead to one of its elements', () => {
    const html = '<div class="a"><ul><li><b></b></li></ul><p></p><img/><em></em></div>';
    const leading = '.a b,.a>ul,ul+p,ul~em,img+em,body>div .a{x:1}';
    expect(stylesOf(`${leading}p b,.a>b,p+ul,ul+em,li .a,img>em{x:2}`, html)).toBe(leading);
  });

  it('are those of which it has a choice', () => {
    const css = '.a :is(.b,p em){x:1}.a :is(.b,.c){x:2}.a :where(*,.b){x:3}.a:not(:is(.b,.c)){x:4}';
    expect(stylesOf(css, '<p class="a"><em>')).toBe('.a :is(.b,p em){x:1}.a :where(*,.b){x:3}.a:not(:is(.b,.c)){x:4}');
    expect(stylesOf(css, '<p class="a"><b class="c">')).toContain('.a :is(.b,.c){x:2}');
  });

  it('are those of its language and direction, and of the languages and directions of its parts', () => {
    const css = ':lang(he)>body p{x:1}p:lang(ru){x:2}[dir=rtl] p{x:3}p:not(:lang(he)){x:4}[dir="ltr"] p{x:5}';
    expect(stylesOf(css, '<p>', 'he')).toBe(':lang(he)>body p{x:1}[dir=rtl] p{x:3}p:not(:lang(he)){x:4}');
    expect(stylesOf(css, '<div lang="ru" dir="ltr"><p>', 'he')).toBe(css);
    expect(stylesOf(css, '<a lang="ru" dir="ltr"></a><p>', 'he')).not.toContain('x:2');
    expect(stylesOf(css, '<p>', 'en')).toBe('p:not(:lang(he)){x:4}[dir="ltr"] p{x:5}');
  });

  it('leave what only some readers see to the whole stylesheet', () => {
    const css =
      '.a{x:1}@media (forced-colors:active){.a{x:2}}@media (max-height:400px){.a{x:3}}@supports (animation-timeline:scroll()){.a{x:4}}';
    expect(stylesOf(css, '<p class="a">')).toBe('.a{x:1}');
  });

  it('have the properties that they use, or that a drawing does', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}p{--e:4px;margin:var(--a);--f:5px}';
    expect(stylesOf(css, '<p>')).toBe(':root{--a:1px;}p{margin:var(--a);}');
    expect(stylesOf(css, '<p><stop stop-color="var(--b, red)">')).toBe(
      ':root{--a:1px;--b:var(--c);--c:2px;}p{margin:var(--a);}',
    );
  });

  it('have keyframes that they name', () => {
    const css = '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}.b{animation-name:turned}';
    expect(stylesOf(css, '<p class="a">')).toBe('@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}');
    expect(stylesOf(css, '<p class="b">')).toBe('.b{animation-name:turned}');
  });

  it('are those whose attributes it has, or may have before the app runs', () => {
    const css = '.a[data-busy]{x:1}[role=list] li{x:2}:root[data-theme=dark]{x:3}details[open]{x:4}';
    expect(stylesOf(css, '<p class="a">')).toBe(':root[data-theme=dark]{x:3}');
    expect(stylesOf(css, '<details class="a" data-busy="" role="list"><li>')).toBe(css);
  });

  it('have the faces of the letters that are seen', () => {
    const face = (source: string, range: string) => `@font-face{src:${source};unicode-range:${range}}`;
    const css = face('url(a)', 'U+4??') + face('local(Arial)', 'U+400-45F,U+2116');
    expect(stylesOf(css, '<p>Shoes</p>')).toBe('');
    expect(stylesOf(css, '<p>Пуанты</p>')).toBe(css);
    expect(stylesOf(css, '<input placeholder="Пуанты"/>')).toBe(css);
    expect(stylesOf(css, '<p data-name="Пуанты">№</p>')).toBe(face('local(Arial)', 'U+400-45F,U+2116'));
    expect(stylesOf(css, '<details class="menu wide"><a>Русский</a></details><p>Shoes</p>')).toBe('');
  });

  it('keep their conditions and faces', () => {
    const css = '@font-face{font-family:A;src:url(a)}@media print{.a{x:1}.b{x:2}}@media (width>9px){.b{x:3}}.b{x:4}';
    expect(stylesOf(css, '<p class="b">')).toBe(css.replace('.a{x:1}', ''));
    expect(stylesOf(css, '<p class="c">')).toBe(css.slice(0, css.indexOf('@media')));
  });

  it('are the whole sheet where every class is used', () => {
    const name = fc.constantFrom('a', 'b', 'c-d', 'e_f');
    const selector = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.map((n) => `.${n}`).join(' '));
    const rule = fc.array(selector, { minLength: 1, maxLength: 3 }).map((list) => `${list.join()}{margin:0}`);
    const block = fc.oneof(
      rule,
      fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => `@media print{${rules.join('')}}`),
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const css = blocks.join('').replaceAll('}@media print{}', '}').replaceAll('}}@media print{', '}');
        expect(stylesOf(css, '<p class="a b c-d e_f">'.repeat(3))).toBe(css);
      }),
    );
  });

  it('are not made of conditions within conditions, which nobody would close', () => {
    expect(() => styleRules('@media print{@media (width>9px){p{x:1}}}')).toThrow('atrule within @media print');
  });
});
