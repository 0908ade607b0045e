import { describe, expect, it } from 'vitest';
import { cleanQuestion, foldedQuestion } from '#lambdas/ai-usage/model/clean-question.ts';

describe('a question that is kept', () => {
  it.each([
    ['an e-mail address', 'Answer me at dana.levi@example.co.il please', 'Answer me at … please'],
    ['one that is taken apart', 'כתבו לי: dana (at) mail.com', 'כתבו לי: …'],
    ['one of Hebrew letters', 'דנה@דואר.קום', '…'],
    ['a web address', 'Is https://shop.example/x?id=7 real? See www.shop.example too', 'Is … real? See … too'],
    ['a web address without a scheme', 'is bloch-outlet.shop/deals real', 'is … real'],
    ['a name on a network', 'am @dana.dances too old', 'am … too old'],
    ['a telephone', 'התקשרו אליי 052-123 4567 בערב', 'התקשרו אליי … בערב'],
    ['one from abroad', 'call +33 (6) 12.34.56.78 now', 'call … now'],
    ['an identity card', 'ת"ז 012345678', 'ת"ז …'],
    ['a token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.abc fits?`, '… fits?'],
    ['lines', 'Which\n\n shank?\t', 'Which shank?'],
  ])('has lost %s', (_what, question, kept) => {
    expect(cleanQuestion(question)).toBe(kept);
  });

  it.each([
    ['my daughter Noa is 12, which shank?', 'my daughter … is 12, which shank?'],
    ['My Daughter, Noa Levi, wants pointe', 'My Daughter, …, wants pointe'],
    ['my name is sarah, which size?', 'my name is …, which size?'],
    ['her name is Emma and she is 12', 'her name is … and she is 12'],
    ['Mrs. Cohen says no, why?', 'Mrs. … says no, why?'],
    ['Which rosin? Thanks, Sarah', 'Which rosin? Thanks, …'],
    ['הבת שלי נועה בת 12, איזה שאנק?', 'הבת שלי … בת 12, איזה שאנק?'],
    ['לבתי, תמר, יש כף רגל רחבה', 'לבתי, …, יש כף רגל רחבה'],
    ['קוראים לי שלומציון ואני רוקדת', 'קוראים לי … ואני רוקדת'],
    ['המורה רונית אמרה לא', 'המורה … אמרה לא'],
    ['איזו מידה? תודה רבה, יעל', 'איזו מידה? תודה רבה, …'],
    ['дочке Маше 12, какие пуанты?', 'дочке … 12, какие пуанты?'],
    ['Дочку зовут Аня, ей 12', 'Дочку зовут …, ей 12'],
    ['меня зовут маша', 'меня зовут …'],
    ['ma fille Léa a 12 ans', 'ma fille … a 12 ans'],
    ['ma sœur s’appelle Chloé', 'ma sœur s’appelle …'],
    ['mi hija Lucía tiene 12 años', 'mi hija … tiene 12 años'],
    ['me llamo lucía', 'me llamo …'],
    ['my daughter noa is 12, which shank?', 'my daughter … is 12, which shank?'],
    ['our little girl, emma, who is 11', 'our little girl, …, who is 11'],
    ['my son ben’s shoes hurt', 'my son …’s shoes hurt'],
    ['моей дочке маше 12, какие пуанты?', 'моей дочке … 12, какие пуанты?'],
    ['моя дочь аня, ей 12', 'моя дочь …, ей 12'],
    ['ma fille léa a 12 ans', 'ma fille … a 12 ans'],
    ['mi hija lucía tiene 12 años', 'mi hija … tiene 12 años'],
  ])('has lost the name of a person: %s', (question, kept) => {
    expect(cleanQuestion(question)).toBe(kept);
  });

  it.each([
    'הבת שלי רוצה להתחיל פוינט, מתי?',
    'הבת שלי בת 12',
    'איך קוראים לנעל הזאת?',
    'my daughter wants a Bloch Heritage',
    'what is the model called Almaz like?',
    'какие пуанты Grishko для дочки?',
    'ma fille veut des Merlet',
    '¿cómo se llama la punta de las puntas?',
    'Is Anna Pavlova the founder of Bloch?',
    'Is Grishko 2007 like Nikolay 3007?',
    'Size 5.5 or 6, width XXX?',
    'my daughter is 12, which shank?',
    'my daughter just turned 11',
    'my daughter who is 12 wants Bloch',
    'my daughter’s feet are wide',
    'my daughter really is a beginner',
    'моей дочке уже 12',
    'моя дочь танцует 3 года',
    'ma fille aînée a 12 ans',
    'ma fille chausse du 38',
    'mi hija mayor tiene 12 años',
    'mi hija calza 38',
    'מידה 37.5, גיל 12',
    'Gaynor Minden vs. Bloch',
  ])('keeps what a question is about: %s', (question) => {
    expect(cleanQuestion(question)).toBe(question);
  });

  it('has at most 200 characters, none of them half', () => {
    expect([...cleanQuestion('🩰'.repeat(500))]).toHaveLength(200);
    expect(cleanQuestion('\uD800 shank').isWellFormed()).toBe(true);
  });

  it('is the same in whatever case, with whatever marks', () => {
    const same = ['Quelle SEMELLE ?', 'quelle semelle', 'Quélle  semelle!!'];
    expect(new Set(same.map(foldedQuestion)).size).toBe(1);
    expect(foldedQuestion('…')).toBe('');
  });
});
