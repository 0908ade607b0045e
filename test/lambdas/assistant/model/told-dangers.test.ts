import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import type { Danger } from '#lambdas/assistant/model/danger.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';

type Case = [Language, string];
type DangerCase = [Language, Danger, string];

describe('who tells of no danger', () => {
  it.each<Case>([
    ['en', 'no pain or injuries, if that matters. Which vamp for long toes?'],
    ['he', 'אין לי שום כאב או פציעה אם זה משנה'],
    ['ru', 'ничего не болит если чё'],
    ['fr', 'pas d’opération, pas de douleur, si ça aide'],
    ['es', 'me duele cero'],
    ['es', 'no es que me duela'],
    ['ru', 'не то чтобы болит'],
    ['he', 'זה לא שכואב לי'],
    ['en', 'no pain now, which vamp for long toes?'],
    ['en', 'my toes are dead level, which box is for me?'],
    ['es', 'tengo juanetes pero no me molestan'],
    ['en', 'no injuries or pain just annoyed. What next?'],
    ['en', 'miss says I am ready, a bit scared it’ll hurt'],
    ['he', 'אני קצת מפחדת שזה יכאב'],
    ['ru', 'немного боюсь, что будет больно'],
    ['fr', 'j’ai un peu peur d’avoir mal'],
    ['es', 'tengo un poco de miedo de que duela'],
    ['he', 'והקשר, מלפנים או מאחורה על הגיד?'],
    ['en', 'my daughter is 11 and her teacher said yes to pointe. Which box?'],
    ['ru', 'дочке 11, педагог разрешила ставить на пуанты, какие взять?'],
    ['fr', 'j’ai des oignons mais ils ne me gênent pas'],
    ['ru', 'подъём никакой, щиколотка деревянная, какую стельку взять?'],
  ])('denies pain as people do, in %s: %s', (language, message) => {
    expect(readQuestion(message, language).dangers).toEqual([]);
  });

  it.each<Case>([
    ['en', 'she cries because all her friends already have pointe shoes'],
    ['he', 'היא בוכה כי לכל החברות כבר יש נעלי פוינט'],
    ['ru', 'плачет, потому что у всех подруг уже есть пуанты'],
    ['fr', 'elle pleure parce que toutes ses copines ont des pointes'],
    ['es', 'ella llora porque todas sus amigas tienen puntas'],
  ])('cries for the shoes of others, in %s: %s', (language, message) => {
    expect(readQuestion(message, language).dangers).toEqual([]);
  });

  it.each<Case>([
    ['en', 'I don’t eat meat and use no leather, are there vegan shoes?'],
    ['he', 'אני לא אוכלת ולא משתמשת במוצרים מהחי, יש נעליים טבעוניות?'],
    ['ru', 'я не ем мясо и не ношу кожу, есть веганские пуанты?'],
    ['fr', 'je ne mange pas de viande, y a-t-il des pointes véganes ?'],
    ['es', 'no como carne, ¿hay puntas veganas?'],
  ])('eats no animals, in %s: %s', (language, message) => {
    expect(readQuestion(message, language).dangers).toEqual([]);
  });

  it.each<Case>([
    ['en', 'my physio signed me off in writing after ankle surgery, no pain. Which shank for a low arch?'],
    ['he', 'האורתופד אישר לי לחזור אחרי הניתוח בקרסול, אין כאבים. איזה שאנק לקשת נמוכה?'],
    ['ru', 'после операции на голеностопе хирург разрешил, ничего не болит. Какую стельку взять?'],
    ['fr', 'feu vert du chirurgien après mon opération de la cheville, aucune douleur. Quelle semelle ?'],
    ['es', 'el traumatólogo me dio el alta después de la operación, sin dolor. ¿Qué suela?'],
  ])('was released by a doctor: one last sentence is enough, in %s: %s', (language, message) => {
    const { dangers, possible } = readQuestion(message, language);
    expect(dangers).toEqual([]);
    expect(possible).toContain('pain');
  });
});

describe('who tells of one', () => {
  it.each<DangerCase>([
    ['en', 'pain', 'the physio cleared me but it still hurts when I jump'],
    ['fr', 'pain', 'l’oignon droit est rouge et me lance même la nuit, plus large ou écarteur ?'],
    ['en', 'eating', 'I’ve been trying to just have coffee and an apple before evening class. Hard shanks?'],
    ['en', 'eating', 'my teacher said I’m too heavy for my shanks, that is why they snap'],
    ['fr', 'eating', 'je prends juste un café et une pomme avant le cours, quel cambrion ?'],
    ['es', 'eating', 'mi profe dice que peso demasiado para mis suelas'],
    ['en', 'health', 'I am pregnant and my doctor cleared me for ballet. Which shoe?'],
    ['en', 'health', 'the doc says my bones have gone a bit thin, would a softer shoe be kinder?'],
    ['he', 'health', 'הרופאה אמרה שהעצמות שלי קצת דלילות, נעל רכה תהיה עדיפה?'],
    ['ru', 'health', 'врач сказал, что кости стали слабыми, взять пару помягче?'],
    ['fr', 'health', 'mes os sont devenus un peu fragiles, des pointes plus souples ?'],
    ['es', 'health', 'me dijeron que tengo los huesos algo débiles, ¿unas más blandas?'],
    ['en', 'pain', 'it doesn’t hurt now but after class my ankle aches'],
    ['en', 'pain', 'she cries in class every time she puts them on'],
    ['he', 'pain', 'היא בוכה בכל שיעור כשהיא נועלת אותן'],
    ['es', 'pain', 'llora cuando se las pone'],
    ['en', 'eating', 'I don’t eat dinner on class days'],
    ['en', 'clearance', 'can I just learn pointe off youtube?'],
    ['he', 'clearance', 'אפשר ללמוד פוינט מיוטיוב?'],
    ['ru', 'clearance', 'хочу встать на пуанты по видео с ютуба'],
    ['fr', 'clearance', 'je veux apprendre les pointes avec des tutos youtube'],
    ['es', 'clearance', 'quiero aprender puntas con videos de youtube'],
  ])('is warned, in %s (%s): %s', (language, danger, message) => {
    expect(readQuestion(message, language).dangers).toContain(danger);
  });

  it.each<Case>([
    ['en', 'there is yellow liquid under my toenail and it smells'],
    ['he', 'יוצא נוזל צהוב מהציפורן'],
    ['ru', 'из-под ногтя течёт жёлтая жидкость'],
    ['fr', 'un liquide jaune coule de mon ongle'],
    ['es', 'me sale un líquido amarillo de la uña'],
  ])('is sent to a doctor before any shoe where a nail oozes, in %s: %s', (language, message) => {
    expect(readQuestion(message, language).isAlarming).toBe(true);
  });

  it('denies pain, and something presses: that is worth one last sentence', () => {
    const { dangers, possible } = readQuestion('se me clava el borde en el empeine, no es que me duela', 'es');
    expect([dangers, possible]).toEqual([[], ['pain']]);
  });
});
