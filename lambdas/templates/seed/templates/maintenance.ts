import { doc, h2, p, ul } from '#lambdas/platform/write-rich-text.ts';
import type { SeedTemplate } from '../seed-template.ts';

export const maintenance: SeedTemplate = {
  id: 'maintenance',
  name: 'תחזוקה מתוכננת · Planned maintenance',
  category: 'announcement',
  texts: {
    he: {
      subject: 'הפסקה קצרה באתר במוצאי שבת',
      preheader: 'בין 02:00 ל־04:00. שום דבר לא הולך לאיבוד, ואין מה לעשות.',
      body: doc(
        h2('הפסקה קצרה במוצאי שבת'),
        p('{{greeting}}'),
        p('בלילה שבין שבת לראשון, בשעות 02:00–04:00 לפי שעון ישראל, נעשה עבודות תחזוקה באתר.'),
        ul(
          'המדריך, הבלוג והחיפוש ימשיכו לפעול.',
          'ייתכן שלא תהיה אפשרות להיכנס לחשבון, להירשם או לשנות פרטים.',
          'כל מה שנשמר בחשבון יישאר בדיוק כמו שהוא.',
        ),
        p('אין צורך לעשות דבר. אם משהו נראה מוזר ביום ראשון בבוקר, נשמח לשמוע.'),
        p('[אל האתר](/)'),
      ),
    },
    en: {
      subject: 'A short break on Saturday night',
      preheader: 'Between 02:00 and 04:00. Nothing is lost, and there is nothing for you to do.',
      body: doc(
        h2('A short break on Saturday night'),
        p('{{greeting}}'),
        p('In the night from Saturday to Sunday, 02:00–04:00 Israel time, we will be working on the site.'),
        ul(
          'The guide, the blog and the search go on working.',
          'Logging in, signing up and changing your details may fail for a while.',
          'Everything in your account stays exactly as it is.',
        ),
        p('There is nothing for you to do. If something looks odd on Sunday morning, please tell us.'),
        p('[To the site](/)'),
      ),
    },
    ru: {
      subject: 'Короткий перерыв в ночь на воскресенье',
      preheader: 'С 02:00 до 04:00. Ничего не пропадёт, и делать ничего не нужно.',
      body: doc(
        h2('Короткий перерыв в ночь на воскресенье'),
        p('{{greeting}}'),
        p(
          'В ночь с субботы на воскресенье, с 02:00 до 04:00 по израильскому времени, на сайте пройдут технические работы.',
        ),
        ul(
          'Каталог, блог и поиск продолжат работать.',
          'Войти, зарегистрироваться или изменить данные какое-то время может не получиться.',
          'Всё, что есть в аккаунте, останется как есть.',
        ),
        p('Делать ничего не нужно. Если утром в воскресенье что-то покажется странным, напишите нам.'),
        p('[На сайт](/)'),
      ),
    },
    fr: {
      subject: 'Une courte pause dans la nuit de samedi à dimanche',
      preheader: 'De 2 h à 4 h. Rien ne se perd, et vous n’avez rien à faire.',
      body: doc(
        h2('Une courte pause dans la nuit de samedi à dimanche'),
        p('{{greeting}}'),
        p('Dans la nuit de samedi à dimanche, de 2 h à 4 h (heure d’Israël), nous travaillerons sur le site.'),
        ul(
          'Le guide, le blog et la recherche continueront de fonctionner.',
          'La connexion, l’inscription et les changements de compte pourront échouer un moment.',
          'Tout ce que contient votre compte restera tel quel.',
        ),
        p('Vous n’avez rien à faire. Si quelque chose vous paraît étrange dimanche matin, dites-le-nous.'),
        p('[Vers le site](/)'),
      ),
    },
    es: {
      subject: 'Una pausa breve la noche del sábado al domingo',
      preheader: 'De 2:00 a 4:00. No se pierde nada y no tienes que hacer nada.',
      body: doc(
        h2('Una pausa breve la noche del sábado al domingo'),
        p('{{greeting}}'),
        p('En la noche del sábado al domingo, de 2:00 a 4:00 (hora de Israel), haremos mantenimiento en el sitio.'),
        ul(
          'La guía, el blog y la búsqueda seguirán funcionando.',
          'Puede que durante un rato no se pueda entrar, crear una cuenta ni cambiar datos.',
          'Todo lo que hay en tu cuenta seguirá igual.',
        ),
        p('No tienes que hacer nada. Si el domingo por la mañana algo te parece raro, cuéntanoslo.'),
        p('[Ir al sitio](/)'),
      ),
    },
  },
};
